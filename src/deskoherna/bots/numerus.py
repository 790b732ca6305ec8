from .bot import RandomBot


class GreedyNumerus(RandomBot):
    pass
