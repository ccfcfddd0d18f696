-- What was done to one thing: whoever comes second is told who decided it, and how.
create index operators_audit_subject on operators_audit (subject, number desc);
