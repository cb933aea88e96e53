-- Each entry's hash covers the one before it, so that an entry that was changed or taken out shows. Entries from before have none.
alter table audit_entry add column hash text not null default '';
create trigger audit_entry_stays before delete on audit_entry
begin
  select raise(abort, 'the audit log is append-only');
end;
create trigger audit_entry_is_final before update on audit_entry
begin
  select raise(abort, 'the audit log is append-only');
end;
