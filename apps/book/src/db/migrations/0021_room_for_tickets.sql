-- A ticket is written three times: room beside it on its page keeps its later versions there, so that the
-- indexes need not be told of them.
alter table ticket set (fillfactor = 60);
alter table settlement set (fillfactor = 80);
