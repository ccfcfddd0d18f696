-- Lotteries that were announced before there was anybody to draw them. Those that are drawn stand in the
-- catalogue under their own numbers; what a member marked or played keeps its row.
update catalog_game set is_listed = false
where vendor = any (array['LOTT', 'TCG_SEA', 'ELOTT', 'TCG_LOTTO_VN'])
  and node_id % 1000 between 11 and 15 and not is_open;
