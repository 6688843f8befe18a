// Written by `npm run generate`; edit the schemas instead.
export const tables = {
 "account_answer_changes": {
  "id": "account_answer_changes",
  "title": "Earlier answers",
  "description": "What a question was answered before, newest first; shown on an account’s page.",
  "entity": "account_answer_change",
  "columns": [
   {
    "field": "changed_at",
    "title": "When",
    "format": "date-time"
   },
   {
    "field": "changed_by",
    "title": "Who",
    "format": "text"
   },
   {
    "field": "question",
    "title": "Question as it was worded",
    "format": "text"
   },
   {
    "field": "text",
    "title": "Answer",
    "format": "text"
   }
  ],
  "default_sort": {
   "field": "changed_at",
   "direction": "descending"
  },
  "page_size": 100,
  "empty": "This question was never answered."
 },
 "account_answers": {
  "id": "account_answers",
  "title": "All answers",
  "description": "Every answer of an account, those to questions of former days among them; shown on an account’s page.",
  "entity": "account_answer",
  "columns": [
   {
    "field": "question",
    "title": "Question",
    "format": "text"
   },
   {
    "field": "text",
    "title": "Answer",
    "format": "text"
   },
   {
    "field": "state",
    "title": "State",
    "format": "choice"
   },
   {
    "field": "answered_at",
    "title": "When",
    "format": "date-time"
   },
   {
    "field": "answered_by",
    "title": "Who",
    "format": "text"
   }
  ],
  "default_sort": {
   "field": "answered_at",
   "direction": "descending"
  },
  "page_size": 100,
  "empty": "Nothing has been answered yet."
 },
 "accounts": {
  "id": "accounts",
  "title": "Customer accounts",
  "description": "Every customer account of the provider, by name.",
  "entity": "account",
  "columns": [
   {
    "field": "name",
    "title": "Name",
    "format": "text"
   },
   {
    "field": "account_code",
    "title": "Code",
    "format": "text"
   },
   {
    "field": "account_type",
    "title": "Type",
    "format": "choice"
   },
   {
    "field": "is_on_hold",
    "title": "On hold",
    "format": "text"
   }
  ],
  "default_sort": {
   "field": "name",
   "direction": "ascending"
  },
  "page_size": 100,
  "empty": "No account fits the search."
 },
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
 },
 "setting_usage": {
  "id": "setting_usage",
  "title": "Usage of settings",
  "description": "How providers use the settings of a section: how many set one, to what, and whose values its schema refuses.",
  "entity": "setting_usage",
  "columns": [
   {
    "field": "title",
    "title": "Setting"
   },
   {
    "field": "set_by",
    "title": "Set by providers"
   },
   {
    "field": "values",
    "title": "Values stored"
   },
   {
    "field": "debt",
    "title": "Debt"
   }
  ],
  "default_sort": {
   "field": "title",
   "direction": "ascending"
  },
  "empty": "This section has no settings yet."
 }
} as const;

export type TableId = keyof typeof tables;
