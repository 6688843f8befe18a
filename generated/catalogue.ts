// Written by `npm run generate`; edit the schemas instead.
export const catalogue = {
 "version": "1.0.0",
 "tabs": [
  {
   "id": "general",
   "title": "General",
   "description": "Who you are, when and how customers reach you, and what your team sees on its dashboards and maps.",
   "icon": "settings",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": [
    "corporate_identity",
    "office_hours"
   ]
  }
 ],
 "sections": {
  "general/corporate_identity": {
   "id": "corporate_identity",
   "tab": "general",
   "title": "Corporate identity",
   "description": "Your name and logos as customers see them on sign-in, in the navigation and in the browser tab.",
   "keys": [
    "provider_title",
    "logo_url",
    "navigation_logo_url",
    "favicon_url"
   ],
   "rules": [],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   }
  },
  "general/office_hours": {
   "id": "office_hours",
   "tab": "general",
   "title": "Office hours",
   "description": "When somebody answers the phone. Customers see these hours beside your contact details; a branch may keep its own.",
   "keys": [
    "work_hours_from",
    "work_hours_to",
    "office_closed_days"
   ],
   "rules": [
    {
     "id": "work_hours_order",
     "setting": "work_hours_to",
     "reads": [
      "work_hours_from",
      "work_hours_to"
     ],
     "message": "The office must close later than it opens.",
     "test": "work_hours_order"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   }
  }
 },
 "settings": {
  "provider_title": {
   "key": "provider_title",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "title": "Company name",
    "description": "The name customers know you by. It appears on the sign-in page, in the browser tab and wherever no logo is set.",
    "default": "Courier portal",
    "examples": [
     "Kestrel Couriers"
    ],
    "x-message": "Enter the name of your company, at most 120 characters."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "logo_url": {
   "key": "logo_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Main logo",
    "description": "The picture on the sign-in page and on documents. It must be readable on a white background; a transparent PNG or SVG about 400 pixels wide works best. Without one your company name is shown.",
    "examples": [
     "https://images.kestrel.test/logo.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "navigation_logo_url": {
   "key": "navigation_logo_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Logo in the navigation",
    "description": "The picture at the top of the side navigation, on the navigation background colour of your theme. Without one the main logo is used.",
    "examples": [
     "https://images.kestrel.test/logo-light.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "favicon_url": {
   "key": "favicon_url",
   "tab": "general",
   "section": "corporate_identity",
   "schema": {
    "type": "string",
    "format": "asset-url",
    "maxLength": 2048,
    "title": "Browser tab icon",
    "description": "The small square picture in the browser tab and in bookmarks. Use a square PNG or SVG of at least 32 by 32 pixels.",
    "examples": [
     "/brands/kestrel/icon.svg"
    ]
   },
   "widget": "image-url",
   "cell": "link",
   "exposure": "public",
   "scopes": [
    "provider"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "work_hours_from": {
   "key": "work_hours_from",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Office opens at",
    "description": "The time from which customers may expect an answer on a working day. Shown to customers with your contact details.",
    "default": "08:00",
    "examples": [
     "07:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 08:00 or 08:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "work_hours_to": {
   "key": "work_hours_to",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "string",
    "format": "time-of-day",
    "maxLength": 5,
    "pattern": "^([01][0-9]|2[0-3]):(00|30)$",
    "title": "Office closes at",
    "description": "The time after which calls wait until the next working day. It must be later than the opening time.",
    "default": "17:00",
    "examples": [
     "16:30"
    ],
    "x-message": "Choose a time on the hour or half hour, for example 17:00 or 17:30."
   },
   "widget": "time",
   "cell": "time",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "office_closed_days": {
   "key": "office_closed_days",
   "tab": "general",
   "section": "office_hours",
   "schema": {
    "type": "array",
    "maxItems": 60,
    "items": {
     "type": "object",
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 36,
       "title": "Entry number"
      },
      "date": {
       "type": "string",
       "format": "date",
       "maxLength": 10,
       "title": "Date"
      },
      "reason": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80,
       "title": "Reason"
      }
     },
     "required": [
      "id",
      "date",
      "reason"
     ],
     "additionalProperties": false
    },
    "title": "Days the office is closed",
    "description": "Public holidays and other days on which nobody answers. Customers see the next closed day and its reason beside your office hours.",
    "default": [],
    "examples": [
     [
      {
       "id": "heritage-day-2026",
       "date": "2026-09-24",
       "reason": "Heritage Day"
      }
     ]
    ]
   },
   "widget": "list",
   "cell": "list",
   "exposure": "public",
   "scopes": [
    "provider",
    "branch"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [],
   "when_hidden": "keep",
   "merge": "by-id",
   "status": "released",
   "since": "1.0",
   "aliases": []
  }
 },
 "facts": {
  "provider.kind": {
   "type": "string",
   "title": "Kind of provider",
   "description": "One of schemas/enums/provider-kind.json.",
   "examples": [
    "courier"
   ]
  },
  "provider.status": {
   "type": "string",
   "title": "Provider status",
   "description": "One of schemas/enums/provider-status.json.",
   "examples": [
    "active"
   ]
  },
  "provider.whatsapp_enabled": {
   "type": "boolean",
   "title": "WhatsApp is switched on for this provider",
   "description": "Set by the platform once the provider has a WhatsApp business number (doc2:222).",
   "examples": [
    true
   ]
  },
  "provider.live_tracking_enabled": {
   "type": "boolean",
   "title": "Live driver tracking is switched on for this provider",
   "description": "Set by the platform when the driver app may send positions (doc2:222).",
   "examples": [
    true
   ]
  },
  "user.is_platform_admin": {
   "type": "boolean",
   "title": "You are a platform administrator",
   "description": "The user holds role 1.",
   "examples": [
    false
   ]
  },
  "user.is_staff": {
   "type": "boolean",
   "title": "You work for the provider",
   "description": "The user belongs to the provider and not to one of its accounts.",
   "examples": [
    true
   ]
  },
  "user.is_internal": {
   "type": "boolean",
   "title": "You belong to the platform's own team",
   "description": "The user's email address is in the platform's own domain (doc1:223).",
   "examples": [
    false
   ]
  },
  "environment": {
   "type": "string",
   "title": "Environment",
   "description": "One of schemas/enums/environment.json, found from the host name (doc1:11).",
   "examples": [
    "prod"
   ]
  }
 },
 "hash": "9da8fac978a76715"
} as const;

export type SettingKey = keyof typeof catalogue.settings;
