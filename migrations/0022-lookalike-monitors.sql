-- A monitor may ask for companies like others instead of for words. Null: it asks for words.
alter table monitor add column likeness text;
