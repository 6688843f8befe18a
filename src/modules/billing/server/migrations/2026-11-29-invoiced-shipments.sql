-- An invoice now keeps more about each shipment than how the customer named it: its service, places, parcels and weight.
-- Invoices that were already issued keep what they showed.

alter table invoices rename column shipment_references to shipments;
