-- No process waits for another one: each hears of changes by itself, so nobody has to know which processes there are (decision 082).
drop table memories;
