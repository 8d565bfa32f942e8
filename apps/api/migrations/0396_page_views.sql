-- Page views are removed when they are older than PAGE_VIEW_DAYS of the domain.
create index page_view_by_age on page_view (viewed_at);
