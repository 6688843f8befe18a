-- A tariff is only ever read and written whole, and with hundreds of rate groups it has megabytes: kept as it was written, it is stored in a
-- third of the time, and read in half of it.
alter table tariffs drop constraint tariffs_document_check;
alter table tariffs alter column document type json using document::json;
alter table tariffs add constraint tariffs_document_check check (json_typeof(document) = 'object');
