-- What the browser that registered can show: only it completes the registration with the password that was given then.
alter table registration add column browser_hash text;
