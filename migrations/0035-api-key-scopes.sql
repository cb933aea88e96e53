-- What a key may do, as a comma list of read, export and admin. Keys from before keep all but administration.
alter table api_key add column scopes text not null default 'read,export';
