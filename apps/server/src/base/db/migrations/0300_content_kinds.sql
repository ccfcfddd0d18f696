-- Programmes bring lists of their own to a brand's content. Which lists there are is known by the
-- schema of the content, which every row is checked by before it is written; a second list of their
-- names here would have to be changed with each programme.
alter table brand_content
  drop constraint brand_content_kind_check,
  add constraint brand_content_kind_check check (kind ~ '^[a-z][A-Za-z]{1,39}$');
