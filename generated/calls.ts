// Written by `npm run generate`; edit the schemas instead.
import type * as types from './types.ts';

export const calls = {
  "read_accounts": {
    "name": "read_accounts",
    "method": "GET",
    "path": "/accounts",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "id",
      "search",
      "offset",
      "limit"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_account_details": {
    "name": "read_account_details",
    "method": "GET",
    "path": "/accounts/details",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "account_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "save_account_details": {
    "name": "save_account_details",
    "method": "PATCH",
    "path": "/accounts/details",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:PATCH"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "account_id",
      "base_revision",
      "answers"
    ],
    "statuses": [
      200
    ]
  },
  "read_answer_history": {
    "name": "read_answer_history",
    "method": "GET",
    "path": "/accounts/details/history",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "account_id",
      "field_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "upload_account_file": {
    "name": "upload_account_file",
    "method": "POST",
    "path": "/accounts/details/files",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:PATCH"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "account_id",
      "field_id",
      "name"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_account_file": {
    "name": "read_account_file",
    "method": "GET",
    "path": "/accounts/details/files/{file_id}",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_audit_events": {
    "name": "read_audit_events",
    "method": "GET",
    "path": "/audit/events",
    "audience": "signed_in",
    "permission": {
      "any": [
        "API_/providers/settings:POST",
        "API_/audit/events:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "type",
      "scope",
      "scope_id",
      "object_id",
      "offset",
      "limit"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_general_data": {
    "name": "read_general_data",
    "method": "GET",
    "path": "/general-data",
    "audience": "signed_in",
    "permission": null,
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "since"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200,
      304
    ]
  },
  "list_integration_rules": {
    "name": "list_integration_rules",
    "method": "GET",
    "path": "/integration/third-party-integration-rules",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "create_integration_rule": {
    "name": "create_integration_rule",
    "method": "POST",
    "path": "/integration/third-party-integration-rules",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "name",
      "type",
      "trigger",
      "filters",
      "config",
      "is_enabled"
    ],
    "statuses": [
      200
    ]
  },
  "update_integration_rule": {
    "name": "update_integration_rule",
    "method": "PATCH",
    "path": "/integration/third-party-integration-rules/{id}",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "base_revision",
      "name",
      "type",
      "trigger",
      "filters",
      "config",
      "is_enabled"
    ],
    "statuses": [
      200,
      409
    ]
  },
  "delete_integration_rule": {
    "name": "delete_integration_rule",
    "method": "DELETE",
    "path": "/integration/third-party-integration-rules/{id}",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "base_revision"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200,
      409
    ]
  },
  "switch_integration_rule": {
    "name": "switch_integration_rule",
    "method": "POST",
    "path": "/integration/third-party-integration-rules/{id}/enabled",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "is_enabled"
    ],
    "statuses": [
      200
    ]
  },
  "duplicate_integration_rule": {
    "name": "duplicate_integration_rule",
    "method": "POST",
    "path": "/integration/third-party-integration-rules/{id}/duplicate",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id"
    ],
    "statuses": [
      200
    ]
  },
  "order_integration_rules": {
    "name": "order_integration_rules",
    "method": "POST",
    "path": "/integration/third-party-integration-rules/order",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "seen",
      "ids"
    ],
    "statuses": [
      200,
      409
    ]
  },
  "dry_run_integration_rule": {
    "name": "dry_run_integration_rule",
    "method": "POST",
    "path": "/integration/third-party-integration-rules/dry-run",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "rule",
      "id",
      "sample",
      "facts"
    ],
    "statuses": [
      200
    ]
  },
  "read_provider": {
    "name": "read_provider",
    "method": "GET",
    "path": "/providers",
    "audience": "public",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "origin",
      "provider_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_schema_sections": {
    "name": "read_schema_sections",
    "method": "GET",
    "path": "/schemas/sections",
    "audience": "signed_in",
    "permission": {
      "all": [
        "*"
      ]
    },
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_schema_section": {
    "name": "read_schema_section",
    "method": "GET",
    "path": "/schemas/section",
    "audience": "signed_in",
    "permission": {
      "all": [
        "*"
      ]
    },
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "tab",
      "section"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "judge_schema_section": {
    "name": "judge_schema_section",
    "method": "POST",
    "path": "/schemas/judgements",
    "audience": "signed_in",
    "permission": {
      "all": [
        "*"
      ]
    },
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": {
      "max": 300,
      "window_seconds": 60,
      "every": true
    },
    "query": [],
    "json_query": [],
    "body": [
      "tab",
      "section",
      "text",
      "values"
    ],
    "statuses": [
      200
    ]
  },
  "login": {
    "name": "login",
    "method": "POST",
    "path": "/login",
    "audience": "public",
    "permission": null,
    "tenant": "origin",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": {
      "max": 10,
      "window_seconds": 300
    },
    "query": [],
    "json_query": [],
    "body": [
      "email",
      "password",
      "provider_id"
    ],
    "statuses": [
      200
    ]
  },
  "confirm_password": {
    "name": "confirm_password",
    "method": "POST",
    "path": "/session/confirm-password",
    "audience": "signed_in",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": {
      "max": 5,
      "window_seconds": 300
    },
    "query": [],
    "json_query": [],
    "body": [
      "password",
      "provider_id"
    ],
    "statuses": [
      200
    ]
  },
  "logout": {
    "name": "logout",
    "method": "POST",
    "path": "/logout",
    "audience": "signed_in",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id"
    ],
    "statuses": [
      200
    ]
  },
  "read_settings_history": {
    "name": "read_settings_history",
    "method": "GET",
    "path": "/providers/settings/history",
    "audience": "signed_in",
    "permission": {
      "any": [
        "API_/providers/settings:POST",
        "API_/audit/events:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "scope",
      "scope_id",
      "setting",
      "source",
      "before",
      "limit"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "compare_settings": {
    "name": "compare_settings",
    "method": "GET",
    "path": "/providers/settings/compare",
    "audience": "signed_in",
    "permission": {
      "any": [
        "API_/providers/settings:POST",
        "API_/audit/events:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "scope",
      "scope_id",
      "from",
      "to"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "roll_back_settings": {
    "name": "roll_back_settings",
    "method": "POST",
    "path": "/providers/settings/rollback",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "scope",
      "to",
      "settings",
      "base_revision"
    ],
    "statuses": [
      200
    ]
  },
  "read_settings_schedules": {
    "name": "read_settings_schedules",
    "method": "GET",
    "path": "/providers/settings/schedules",
    "audience": "signed_in",
    "permission": {
      "any": [
        "API_/providers/settings:POST",
        "API_/audit/events:GET"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "scope",
      "scope_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "plan_settings": {
    "name": "plan_settings",
    "method": "POST",
    "path": "/providers/settings/schedules",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "scope",
      "run_at",
      "note",
      "base_revision",
      "settings",
      "reset"
    ],
    "statuses": [
      200
    ]
  },
  "change_settings_schedule": {
    "name": "change_settings_schedule",
    "method": "POST",
    "path": "/providers/settings/schedules/{schedule_id}",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "action",
      "run_at",
      "base_revision"
    ],
    "statuses": [
      200
    ]
  },
  "export_settings": {
    "name": "export_settings",
    "method": "GET",
    "path": "/providers/settings/export",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "scope",
      "scope_id",
      "target_hash",
      "target_revision"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "import_settings": {
    "name": "import_settings",
    "method": "POST",
    "path": "/providers/settings/import",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "scope",
      "file",
      "reset_others",
      "base_revision"
    ],
    "statuses": [
      200
    ]
  },
  "read_settings": {
    "name": "read_settings",
    "method": "GET",
    "path": "/providers/settings",
    "audience": "public",
    "permission": null,
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "since",
      "scope"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200,
      304
    ]
  },
  "save_settings": {
    "name": "save_settings",
    "method": "POST",
    "path": "/providers/settings",
    "audience": "signed_in",
    "permission": {
      "any": [
        "API_/providers/settings:POST",
        "API_/accounts/settings:POST",
        "API_/users/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": true,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "scope",
      "base_revision",
      "settings",
      "reset"
    ],
    "statuses": [
      200,
      409
    ]
  },
  "test_connection": {
    "name": "test_connection",
    "method": "POST",
    "path": "/providers/settings/test-connection",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": {
      "max": 20,
      "window_seconds": 60,
      "every": true
    },
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "section",
      "settings",
      "reset"
    ],
    "statuses": [
      200
    ]
  },
  "read_account_settings": {
    "name": "read_account_settings",
    "method": "GET",
    "path": "/accounts/settings",
    "audience": "signed_in",
    "permission": null,
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "account_id",
      "setting",
      "limit"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "save_account_setting": {
    "name": "save_account_setting",
    "method": "POST",
    "path": "/accounts/settings",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/accounts/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "account_id",
      "setting",
      "value"
    ],
    "statuses": [
      200
    ]
  },
  "save_custom_fields": {
    "name": "save_custom_fields",
    "method": "POST",
    "path": "/providers/custom-fields",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/providers/settings:POST",
        "API_/providers/custom-fields:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "group",
      "fields",
      "base_revision"
    ],
    "statuses": [
      200
    ]
  },
  "save_user_setting": {
    "name": "save_user_setting",
    "method": "POST",
    "path": "/users/settings",
    "audience": "signed_in",
    "permission": {
      "all": [
        "API_/users/settings:POST"
      ]
    },
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [
      "provider_id",
      "setting",
      "value"
    ],
    "statuses": [
      200
    ]
  },
  "read_setting_places": {
    "name": "read_setting_places",
    "method": "GET",
    "path": "/providers/settings/places",
    "audience": "signed_in",
    "permission": null,
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "search",
      "limit",
      "shown"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_setting_reach": {
    "name": "read_setting_reach",
    "method": "GET",
    "path": "/providers/settings/reach",
    "audience": "signed_in",
    "permission": null,
    "tenant": "provider",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id",
      "scope"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_version": {
    "name": "read_version",
    "method": "GET",
    "path": "/version.json",
    "audience": "public",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": true,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_health": {
    "name": "read_health",
    "method": "GET",
    "path": "/health",
    "audience": "public",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": true,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_readiness": {
    "name": "read_readiness",
    "method": "GET",
    "path": "/ready",
    "audience": "public",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": true,
    "rate_limit": null,
    "query": [],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_events": {
    "name": "read_events",
    "method": "GET",
    "path": "/events",
    "audience": "public",
    "permission": null,
    "tenant": "origin",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  },
  "read_current_user": {
    "name": "read_current_user",
    "method": "GET",
    "path": "/users/me",
    "audience": "signed_in",
    "permission": null,
    "tenant": "none",
    "idempotent": false,
    "outside_api": false,
    "rate_limit": null,
    "query": [
      "provider_id"
    ],
    "json_query": [],
    "body": [],
    "statuses": [
      200
    ]
  }
} as const;

export type CallName = keyof typeof calls;

export interface CallTypes {
  read_accounts: {
    query: types.ReadAccountsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadAccountsAnswer200;
  };
  read_account_details: {
    query: types.ReadAccountDetailsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadAccountDetailsAnswer200;
  };
  save_account_details: {
    query: undefined;
    params: undefined;
    body: types.SaveAccountDetailsBody;
    answer: types.SaveAccountDetailsAnswer200;
  };
  read_answer_history: {
    query: types.ReadAnswerHistoryQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadAnswerHistoryAnswer200;
  };
  upload_account_file: {
    query: types.UploadAccountFileQuery;
    params: undefined;
    body: undefined;
    answer: types.UploadAccountFileAnswer200;
  };
  read_account_file: {
    query: types.ReadAccountFileQuery;
    params: types.ReadAccountFileParams;
    body: undefined;
    answer: undefined;
  };
  read_audit_events: {
    query: types.ReadAuditEventsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadAuditEventsAnswer200;
  };
  read_general_data: {
    query: types.ReadGeneralDataQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadGeneralDataAnswer200;
  };
  list_integration_rules: {
    query: types.ListIntegrationRulesQuery;
    params: undefined;
    body: undefined;
    answer: types.ListIntegrationRulesAnswer200;
  };
  create_integration_rule: {
    query: undefined;
    params: undefined;
    body: types.CreateIntegrationRuleBody;
    answer: types.CreateIntegrationRuleAnswer200;
  };
  update_integration_rule: {
    query: undefined;
    params: types.UpdateIntegrationRuleParams;
    body: types.UpdateIntegrationRuleBody;
    answer: types.UpdateIntegrationRuleAnswer200;
  };
  delete_integration_rule: {
    query: types.DeleteIntegrationRuleQuery;
    params: types.DeleteIntegrationRuleParams;
    body: undefined;
    answer: types.DeleteIntegrationRuleAnswer200;
  };
  switch_integration_rule: {
    query: undefined;
    params: types.SwitchIntegrationRuleParams;
    body: types.SwitchIntegrationRuleBody;
    answer: types.SwitchIntegrationRuleAnswer200;
  };
  duplicate_integration_rule: {
    query: undefined;
    params: types.DuplicateIntegrationRuleParams;
    body: types.DuplicateIntegrationRuleBody;
    answer: types.DuplicateIntegrationRuleAnswer200;
  };
  order_integration_rules: {
    query: undefined;
    params: undefined;
    body: types.OrderIntegrationRulesBody;
    answer: types.OrderIntegrationRulesAnswer200;
  };
  dry_run_integration_rule: {
    query: undefined;
    params: undefined;
    body: types.DryRunIntegrationRuleBody;
    answer: types.DryRunIntegrationRuleAnswer200;
  };
  read_provider: {
    query: types.ReadProviderQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadProviderAnswer200;
  };
  read_schema_sections: {
    query: undefined;
    params: undefined;
    body: undefined;
    answer: types.ReadSchemaSectionsAnswer200;
  };
  read_schema_section: {
    query: types.ReadSchemaSectionQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSchemaSectionAnswer200;
  };
  judge_schema_section: {
    query: undefined;
    params: undefined;
    body: types.JudgeSchemaSectionBody;
    answer: types.JudgeSchemaSectionAnswer200;
  };
  login: {
    query: undefined;
    params: undefined;
    body: types.LoginBody;
    answer: types.LoginAnswer200;
  };
  confirm_password: {
    query: undefined;
    params: undefined;
    body: types.ConfirmPasswordBody;
    answer: types.ConfirmPasswordAnswer200;
  };
  logout: {
    query: undefined;
    params: undefined;
    body: types.LogoutBody;
    answer: types.LogoutAnswer200;
  };
  read_settings_history: {
    query: types.ReadSettingsHistoryQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSettingsHistoryAnswer200;
  };
  compare_settings: {
    query: types.CompareSettingsQuery;
    params: undefined;
    body: undefined;
    answer: types.CompareSettingsAnswer200;
  };
  roll_back_settings: {
    query: undefined;
    params: undefined;
    body: types.RollBackSettingsBody;
    answer: types.RollBackSettingsAnswer200;
  };
  read_settings_schedules: {
    query: types.ReadSettingsSchedulesQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSettingsSchedulesAnswer200;
  };
  plan_settings: {
    query: undefined;
    params: undefined;
    body: types.PlanSettingsBody;
    answer: types.PlanSettingsAnswer200;
  };
  change_settings_schedule: {
    query: undefined;
    params: types.ChangeSettingsScheduleParams;
    body: types.ChangeSettingsScheduleBody;
    answer: types.ChangeSettingsScheduleAnswer200;
  };
  export_settings: {
    query: types.ExportSettingsQuery;
    params: undefined;
    body: undefined;
    answer: types.ExportSettingsAnswer200;
  };
  import_settings: {
    query: undefined;
    params: undefined;
    body: types.ImportSettingsBody;
    answer: types.ImportSettingsAnswer200;
  };
  read_settings: {
    query: types.ReadSettingsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSettingsAnswer200;
  };
  save_settings: {
    query: undefined;
    params: undefined;
    body: types.SaveSettingsBody;
    answer: types.SaveSettingsAnswer200;
  };
  test_connection: {
    query: undefined;
    params: undefined;
    body: types.TestConnectionBody;
    answer: types.TestConnectionAnswer200;
  };
  read_account_settings: {
    query: types.ReadAccountSettingsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadAccountSettingsAnswer200;
  };
  save_account_setting: {
    query: undefined;
    params: undefined;
    body: types.SaveAccountSettingBody;
    answer: types.SaveAccountSettingAnswer200;
  };
  save_custom_fields: {
    query: undefined;
    params: undefined;
    body: types.SaveCustomFieldsBody;
    answer: types.SaveCustomFieldsAnswer200;
  };
  save_user_setting: {
    query: undefined;
    params: undefined;
    body: types.SaveUserSettingBody;
    answer: types.SaveUserSettingAnswer200;
  };
  read_setting_places: {
    query: types.ReadSettingPlacesQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSettingPlacesAnswer200;
  };
  read_setting_reach: {
    query: types.ReadSettingReachQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadSettingReachAnswer200;
  };
  read_version: {
    query: undefined;
    params: undefined;
    body: undefined;
    answer: types.ReadVersionAnswer200;
  };
  read_health: {
    query: undefined;
    params: undefined;
    body: undefined;
    answer: types.ReadHealthAnswer200;
  };
  read_readiness: {
    query: undefined;
    params: undefined;
    body: undefined;
    answer: types.ReadReadinessAnswer200;
  };
  read_events: {
    query: types.ReadEventsQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadEventsAnswer200;
  };
  read_current_user: {
    query: types.ReadCurrentUserQuery;
    params: undefined;
    body: undefined;
    answer: types.ReadCurrentUserAnswer200;
  };
}
