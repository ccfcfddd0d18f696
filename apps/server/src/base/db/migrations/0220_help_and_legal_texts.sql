-- Help and legal texts are content too: topics of the help page, the terms and the privacy policy.
alter table brand_content
  drop constraint brand_content_kind_check,
  add constraint brand_content_kind_check check (kind in (
    'banners', 'notices', 'popups', 'promotions', 'agents', 'home', 'help', 'legal', 'whitelabel', 'register'
  ));
