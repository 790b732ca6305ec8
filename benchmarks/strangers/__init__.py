"""What others notice while strangers attack a server, which has its default limits."""
