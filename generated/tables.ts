// Written by `npm run generate`; edit the schemas instead.
export const tables = {
 "audit_events": {
  "id": "audit_events",
  "title": "Audit trail",
  "description": "Who changed what, newest first; shown in the audit trail window of settings and shipments.",
  "entity": "audit_event",
  "columns": [
   {
    "field": "timestamp",
    "title": "When",
    "format": "date-time"
   },
   {
    "field": "user",
    "title": "Who",
    "format": "person"
   },
   {
    "field": "impersonated_user",
    "title": "Looking as",
    "format": "person"
   },
   {
    "field": "object_id",
    "title": "What",
    "format": "text"
   },
   {
    "field": "change",
    "title": "Change",
    "format": "change"
   },
   {
    "field": "source",
    "title": "Where from",
    "format": "choice"
   },
   {
    "field": "client_version",
    "title": "Version",
    "format": "text"
   },
   {
    "field": "request_id",
    "title": "Request",
    "format": "reference"
   }
  ],
  "default_sort": {
   "field": "timestamp",
   "direction": "descending"
  },
  "page_size": 10,
  "empty": "No audit trail found."
 },
 "integration_rules": {
  "id": "integration_rules",
  "title": "Integration rules",
  "description": "Which shipments go to which connected system, in the order in which the rules are looked at.",
  "entity": "integration_rule",
  "columns": [
   {
    "field": "name",
    "title": "Rule",
    "format": "text"
   },
   {
    "field": "type",
    "title": "Connected system",
    "format": "choice"
   },
   {
    "field": "trigger",
    "title": "When",
    "format": "choice"
   },
   {
    "field": "filters",
    "title": "Only if",
    "format": "list"
   },
   {
    "field": "is_enabled",
    "title": "Switched on",
    "format": "boolean"
   }
  ],
  "default_sort": {
   "field": "position",
   "direction": "ascending"
  },
  "empty": "There are no integration rules yet."
 }
} as const;

export type TableId = keyof typeof tables;
