# Styles of bots, and what each is like.

xia-style-trader = trader
    .about = buys, carries and sells, and stays out of trouble
xia-style-pirate = pirate
    .about = arms itself and looks for somebody to rob
xia-style-explorer = explorer
    .about = wants to see what lies behind the next border
xia-style-worker = worker
    .about = takes Missions and does what they ask for
