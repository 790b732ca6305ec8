"""The action phase: six kinds of action, and cards between them (TES-15 to TES-23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from deskoherna.kernel import Argument, Ask, Chance, Tell, silent

from .carrying import Carrying
from .collapse import Steps
from .cube import free_columns
from .dice import FACES, KINDS
from .doom import KindestChance, doomed
from .events import (
    Analysed,
    Declined,
    Discovered,
    EndedEarly,
    Played,
    Requested,
    UsedSpeciality,
)
from .moves import (
    END,
    NO,
    SPECIALITY,
    YES,
    ZONE,
    Analyse,
    Answer,
    Discover,
    End,
    Play,
    Speciality,
    Stabilise,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
    take,
    transfer,
    turn,
)
from .stabilisation import HIGHEST, sets_in
from .table import ACTIONS, PLAYED, UNLOCKED, letter, name_of

EXTRACT, ADJUST, TRANSFER, ANALYSIS, STABILISE, SPECIAL = (1 << bit for bit in range(6))
WIDE = 2  # steps of an adjustment with that skill
ACTS = (
    Take, Turn, Transfer, Analyse, Stabilise, Speciality, Play, Discover, End,
)  # fmt: skip
ACT = ("act",)


class Actions(Carrying):
    __slots__ = ()

    # What can be done

    def ask_act(self) -> Mapping[int, Ask[TeseraktMove]]:
        cards: list[TeseraktMove] = [*self.playable()]
        acts = self.acts() if self.actions else [*self.free_acts()]
        if not acts and not cards:
            return {}
        if not self.actions or not acts or self.deadly(acts):
            cards.append(END)  # TES-R15
        told: dict[str, Argument] = {"who": letter(self.turn), "actions": self.actions}
        moves = acts + cards
        return self.mine(Ask("TES-15", "teserakt-ask-act", ACTS, moves, arguments=told))

    def can_act(self) -> bool:
        """Whether `ask_act` asks: a die in the own lab or in the zone can always be adjusted."""
        if self.actions and (self.labs[self.turn] or any(self.zone)):
            return True
        return bool(self.ask_act())

    def acts(self) -> list[TeseraktMove]:
        mine, labs = self.turn, self.labs
        lab = labs[mine]
        acts: list[TeseraktMove] = []
        if self.room(mine):
            acts += map(take, free_columns(bytes(self.heights), self.faces()))  # TES-17
        by = WIDE if self.has(mine, "wide") else 1
        for place in self.adjustable():
            last = -1
            for die in labs[place]:
                if die != last:
                    acts += [turn(place, die, value) for value in self.adjusted(place, die, by)]
                last = die
        zone = self.zone
        for die in range(KINDS):
            if zone[die]:
                acts += [turn(ZONE, die, value) for value in self.adjusted(ZONE, die, by)]
        acts += self.transfers()
        acts += self.analyses()
        if len(lab) > 2:
            panel = self.panel
            acts += [move for move in sets_in(tuple(lab)) if not panel[move.die]]
        if self.possible(self.who(mine).speciality):
            acts.append(SPECIALITY)
        return acts

    def free_acts(self) -> Iterator[TeseraktMove]:
        """What skills allow without an action, once the actions are spent."""
        if self.has(self.turn, "courier") and not self.used & TRANSFER:
            yield from self.transfers()
        if self.has(self.turn, "analyst") and not self.used & ANALYSIS:
            yield from self.analyses()

    def adjustable(self) -> list[int]:
        """The labs whose dice the active researcher may adjust."""
        others = range(len(self.labs))
        return [lab for lab in others if lab == self.turn or self.has(lab, "open")]

    def transfers(self) -> Iterator[TeseraktMove]:
        mine, labs = self.turn, self.labs
        for other in range(len(labs)):
            for source, target in ((mine, other), (other, mine)) if other != mine else ():
                if self.room(target):
                    moves = (transfer(source, die, target) for die in dict.fromkeys(labs[source]))
                    yield from (move for move in moves if move not in self.refused)  # TES-R26

    def analyses(self) -> Iterator[TeseraktMove]:
        for number in dict.fromkeys(self.hands[self.turn]):
            card = self.card(number)
            if self.higher(card.level):
                yield Analyse(card.id)

    def higher(self, level: int) -> int:
        """The next higher level that has cards, or 0 (TES-21, TES-R8)."""
        return next((n for n in range(level + 1, HIGHEST + 1) if self.piles[n - 2]), 0)

    def playable(self) -> Iterator[TeseraktMove]:
        for number in dict.fromkeys(
            card for hand in self.open_hands() for card in self.hands[hand]
        ):
            card = self.card(number)
            if self.possible(card.script):
                yield Play(card.id)
        for value in range(1, FACES + 1):
            unlocked = self.status[value - 1] == UNLOCKED
            if unlocked and self.possible(self.card(self.discoveries[value - 1]).script):
                yield Discover(value)

    def open_hands(self) -> list[int]:
        """The hands that the active researcher may play from, the own one first."""
        others = range(len(self.hands))
        return [self.turn, *(n for n in others if n != self.turn and self.has(n, "mentor"))]

    def deadly(self, acts: list[TeseraktMove]) -> bool:
        """Whether every action would lose the game at once, and for sure (TES-R15)."""
        if not all(isinstance(act, Take | Speciality) for act in acts):
            return False
        return all(map(self._loses, acts))

    def _loses(self, act: TeseraktMove) -> bool:
        world = self.copy()
        world.agenda.clear()
        world.answer_act(self.seat(self.turn), act, KindestChance(world), silent)
        world.agenda.remove(ACT)  # no farther than this action
        return doomed(world)

    # Doing it

    def answer_act(self, seat: int, move: TeseraktMove, chance: Chance, tell: Tell) -> None:
        if isinstance(move, End):
            if self.actions:
                tell(EndedEarly, letter(self.turn))
            self.actions = 0
            return
        self.first(ACT)
        if isinstance(move, Take):
            self.spend(EXTRACT)
            self.extract(move.column, self.turn, tell)
        elif isinstance(move, Turn):
            self.spend(ADJUST)
            self.turn_to(move.place, move.die, move.value, tell)
        elif isinstance(move, Transfer):
            self._request(move, tell)
        elif isinstance(move, Analyse):
            self._analyse(move, tell)
        elif isinstance(move, Stabilise):
            self.spend(STABILISE)
            self._stabilise(move, tell)
        elif isinstance(move, Speciality):
            self.spend(SPECIAL)
            who = self.who(self.turn)
            tell(UsedSpeciality, letter(self.turn), who.id, who.name)
            self.first(("run", who.speciality, 0))
        elif isinstance(move, Play):
            self._play(move, tell)
        elif isinstance(move, Discover):
            self._discovery(move, tell)

    def spend(self, kind: int) -> None:
        """One action, unless a skill gives it for free."""
        gift = {TRANSFER: "courier", ANALYSIS: "analyst"}.get(kind)
        if gift and not self.used & kind and self.has(self.turn, gift):
            self.used |= kind
            return
        self.actions -= 1
        self.taken += 1
        self.done |= kind
        all_different = self.taken == ACTIONS == self.done.bit_count()
        if all_different and self.has(self.turn, "versatile"):
            self.actions += 1  # TES-R5

    def _stabilise(self, move: Stabilise, tell: Tell) -> None:
        self.labs[self.turn].remove(move.die)
        then: Steps = (("reroll", *move.others),)
        self.stabilise(self.turn, move.die, tell, then=then)

    # Transfers need consent (TES-20, TES-R14)

    def _request(self, move: Transfer, tell: Tell) -> None:
        other = move.target if move.source == self.turn else move.source
        if self.seat(other) == self.seat(self.turn):
            self._agreed(move.source, move.die, move.target, tell)
            return
        giving = move.source == self.turn
        tell(Requested, letter(self.turn), letter(other), name_of(move.die), giving)
        self.first(("consent", move.source, move.die, move.target))

    def ask_consent(self, source: int, die: int, target: int) -> Mapping[int, Ask[TeseraktMove]]:
        giving = source == self.turn
        other = target if giving else source
        told = {"who": letter(self.turn), "die": name_of(die), "giving": "yes" if giving else "no"}
        return {
            self.seat(other): Ask(
                "TES-R14",
                "teserakt-ask-consent",
                (Answer,),
                (YES, NO),
                arguments=told,
                overdue=NO,
                offer=True,
            )
        }

    def answer_consent(
        self,
        seat: int,
        move: Answer,
        chance: Chance,
        tell: Tell,
        source: int,
        die: int,
        target: int,
    ) -> None:
        if move.yes:
            self._agreed(source, die, target, tell)
            return
        other = target if source == self.turn else source
        self.refused.append(transfer(source, die, target))  # TES-R26
        tell(Declined, letter(other))

    def _agreed(self, source: int, die: int, target: int, tell: Tell) -> None:
        self.spend(TRANSFER)
        self.transfer(source, die, target, tell)

    # Cards

    def _analyse(self, move: Analyse, tell: Tell) -> None:
        number = self.content.card(move.card, 1)
        assert number is not None
        card = self.card(number)
        self.hands[self.turn].remove(number)
        self.spend(ANALYSIS)
        tell(Analysed, letter(self.turn), card.id, card.name)
        self.draw(self.turn, self.higher(card.level), tell)

    def _play(self, move: Play, tell: Tell) -> None:
        number = self.content.card(move.card, 1)
        assert number is not None
        owner = next(hand for hand in self.open_hands() if number in self.hands[hand])
        self.hands[owner].remove(number)
        card = self.card(number)
        tell(Played, letter(self.turn), card.id, card.name)
        self.first(("run", card.script, 0))

    def _discovery(self, move: Discover, tell: Tell) -> None:
        self.status[move.value - 1] = PLAYED  # TES-29
        card = self.card(self.discoveries[move.value - 1])
        tell(Discovered, letter(self.turn), card.id, card.name, move.value)
        self.first(("run", card.script, 0))
