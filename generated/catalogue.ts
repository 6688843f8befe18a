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
    "general",
    "authentication",
    "corporate_identity",
    "office_hours",
    "support_contact",
    "dashboard_settings",
    "ops_dashboard_settings",
    "excluded_features",
    "map_settings",
    "tracking_settings",
    "site_wide_banner",
    "user_terms_and_conditions"
   ]
  },
  {
   "id": "rates",
   "title": "Rates and billing",
   "description": "What you charge, when you invoice and how customers pay.",
   "icon": "receipt",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "shipments",
   "title": "Shipments",
   "description": "What may be sent, how it is packed and what people may do with a shipment.",
   "icon": "package",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "accounts",
   "title": "Accounts",
   "description": "How customers open an account and what is asked of them.",
   "icon": "users",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "manifests",
   "title": "Interhub manifests",
   "description": "Carriers, service levels and scans for transport between your hubs.",
   "icon": "arrows-exchange",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "driver",
   "title": "Driver app",
   "description": "What drivers must and may do on the road.",
   "icon": "truck",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "notifications",
   "title": "Notifications",
   "description": "Which emails, SMSs and WhatsApp messages go out, to whom and when.",
   "icon": "bell",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "theme",
   "title": "Theme",
   "description": "The colours and shapes of your portal, for everybody who opens it.",
   "icon": "palette",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": [
    "brand_colours",
    "navigation_colours",
    "shape",
    "widget_and_attribution"
   ]
  },
  {
   "id": "help_center",
   "title": "Help centre",
   "description": "The links and answers that customers and staff find under Help.",
   "icon": "help-circle",
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "sections": []
  },
  {
   "id": "feature_toggles",
   "title": "Feature toggles",
   "description": "Which parts of the product are switched on for this provider.",
   "icon": "toggle-right",
   "permission": {
    "read": [
     "INLINE_feature_toggles"
    ],
    "write": [
     "API_/providers/settings:POST",
     "INLINE_feature_toggles"
    ]
   },
   "sections": []
  }
 ],
 "sections": {
  "general/general": {
   "id": "general",
   "tab": "general",
   "title": "General",
   "description": "Where your portal and your legal pages are found.",
   "keys": [
    "url",
    "privacy_url",
    "terms_url"
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
  "general/authentication": {
   "id": "authentication",
   "tab": "general",
   "title": "Authentication",
   "description": "Lets people sign in with an account that they already have, beside email address and password.",
   "keys": [
    "google_login_enabled",
    "google_login_client_id",
    "apple_login_enabled",
    "apple_login_client_id",
    "apple_login_team_id",
    "apple_login_key_id",
    "apple_login_private_key"
   ],
   "rules": [
    {
     "id": "google_needs_client_id",
     "setting": "google_login_client_id",
     "reads": [
      "google_login_enabled",
      "google_login_client_id"
     ],
     "message": "Enter the Google client ID, or switch Google sign-in off.",
     "test": "google_needs_client_id"
    },
    {
     "id": "apple_needs_client_id",
     "setting": "apple_login_client_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_client_id"
     ],
     "message": "Enter the Apple services ID, or switch Apple sign-in off.",
     "test": "apple_needs_client_id"
    },
    {
     "id": "apple_needs_team_id",
     "setting": "apple_login_team_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_team_id"
     ],
     "message": "Enter the Apple team ID, or switch Apple sign-in off.",
     "test": "apple_needs_team_id"
    },
    {
     "id": "apple_needs_key_id",
     "setting": "apple_login_key_id",
     "reads": [
      "apple_login_enabled",
      "apple_login_key_id"
     ],
     "message": "Enter the Apple key ID, or switch Apple sign-in off.",
     "test": "apple_needs_key_id"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   }
  },
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
  },
  "general/support_contact": {
   "id": "support_contact",
   "tab": "general",
   "title": "Support contact",
   "description": "How people reach you when something goes wrong. Shown on help, tracking and error pages; a branch may have its own.",
   "keys": [
    "support_email_address",
    "support_contact_number",
    "support_whatsapp_number"
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
  "general/dashboard_settings": {
   "id": "dashboard_settings",
   "tab": "general",
   "title": "Dashboard settings",
   "description": "When a shipment counts as late on the dashboard, and what the figures leave out.",
   "keys": [
    "dashboard_undelivered_shipments_duration",
    "dashboard_undelivered_shipments_exclude_statuses",
    "dashboard_uncollected_shipments_duration",
    "dashboard_uncollected_shipments_date_to_use",
    "dashboard_uncollected_shipments_exclude_statuses",
    "dashboard_unclosed_collection_requests_duration",
    "dashboard_unclosed_collection_requests_exclude_statuses",
    "dashboard_stats_start_date",
    "exclude_collection_day_from_performance_calculations"
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
  "general/ops_dashboard_settings": {
   "id": "ops_dashboard_settings",
   "tab": "general",
   "title": "Ops dashboard settings",
   "description": "What the operations team is warned about while it plans the day.",
   "keys": [
    "tripsheet_unique_stops_alert_enabled",
    "tripsheet_unique_stops_alert_limit"
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
  "general/excluded_features": {
   "id": "excluded_features",
   "tab": "general",
   "title": "Excluded features",
   "description": "Parts of the product that you do not use. What is switched off here disappears from the menus; nothing that was stored is lost.",
   "keys": [
    "unused_feature_interhub_transfers",
    "unused_feature_hub_scanner",
    "unused_feature_collection_requests",
    "unused_feature_collection_request_accounts",
    "unused_feature_public_account_creation",
    "unused_feature_guest_shipment_creation",
    "unused_feature_ops_dashboard",
    "unused_feature_gtm",
    "gtm_container_id"
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
  "general/map_settings": {
   "id": "map_settings",
   "tab": "general",
   "title": "Map settings",
   "description": "Where the map opens and how people draw on it together.",
   "keys": [
    "map_default_location",
    "map_default_zoom",
    "map_max_node_count",
    "enable_map_edit_lock",
    "map_inactivity_check_minutes"
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
  "general/tracking_settings": {
   "id": "tracking_settings",
   "tab": "general",
   "title": "Tracking settings",
   "description": "What people see who follow a parcel.",
   "keys": [
    "tracking_url",
    "provider_tracking_prefixes",
    "exclude_tracking_statuses",
    "tracking_show_driver_position"
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
  "general/site_wide_banner": {
   "id": "site_wide_banner",
   "tab": "general",
   "title": "Site-wide banner",
   "description": "A message at the top of every page, for staff, for customers, or for both with different words. It shows within a second of saving.",
   "keys": [
    "site_wide_admin_message",
    "site_wide_admin_message_icon",
    "site_wide_account_message",
    "site_wide_account_message_icon"
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
  "general/user_terms_and_conditions": {
   "id": "user_terms_and_conditions",
   "tab": "general",
   "title": "User terms and conditions",
   "description": "What customers must agree to before they use your portal. Staff are never asked.",
   "keys": [
    "terms_mode",
    "shipment_terms",
    "window_user_terms_and_conditions",
    "terms_and_conditions_version"
   ],
   "rules": [
    {
     "id": "checkbox_terms_needed",
     "setting": "shipment_terms",
     "reads": [
      "terms_mode",
      "shipment_terms"
     ],
     "message": "Write at least one term, or choose another way of asking.",
     "test": "checkbox_terms_needed"
    },
    {
     "id": "window_terms_needed",
     "setting": "window_user_terms_and_conditions",
     "reads": [
      "terms_mode",
      "window_user_terms_and_conditions"
     ],
     "message": "Write the text of the terms, or choose another way of asking.",
     "test": "window_terms_needed"
    }
   ],
   "visible_when": [],
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   }
  },
  "theme/brand_colours": {
   "id": "brand_colours",
   "tab": "theme",
   "title": "Brand colours",
   "description": "The colours of buttons, links and text. Every page changes within a second of saving.",
   "keys": [
    "theme_primary",
    "theme_primary_light",
    "theme_primary_dark",
    "theme_text"
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
  "theme/navigation_colours": {
   "id": "navigation_colours",
   "tab": "theme",
   "title": "Navigation colours",
   "description": "The colours of the menu at the side, or at the top on a phone.",
   "keys": [
    "theme_nav_bg",
    "theme_nav_text",
    "theme_nav_active_bg",
    "theme_nav_active_bg_hover"
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
  "theme/shape": {
   "id": "shape",
   "tab": "theme",
   "title": "Shape",
   "description": "The form of buttons, fields and cards.",
   "keys": [
    "theme_corner_radius"
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
  "theme/widget_and_attribution": {
   "id": "widget_and_attribution",
   "tab": "theme",
   "title": "Widget and attribution",
   "description": "Something of your own on every page, and the line that names the platform.",
   "keys": [
    "custom_widget_html",
    "hide_powered_by_shiplogic"
   ],
   "rules": [],
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
  "url": {
   "key": "url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Address of your portal",
    "description": "The address customers type to open your portal. Links in emails and SMSs lead to it, so a wrong address breaks them.",
    "examples": [
     "https://portal.kestrel.test"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
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
  "privacy_url": {
   "key": "privacy_url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Privacy policy",
    "description": "The page that explains what you do with personal information, as POPIA asks. Customers find the link at the bottom of sign-in and registration; without an address there is no link.",
    "examples": [
     "https://www.kestrel.test/privacy"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
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
  "terms_url": {
   "key": "terms_url",
   "tab": "general",
   "section": "general",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Terms of service",
    "description": "The page with your terms and conditions. Customers find the link at the bottom of sign-in and registration; without an address there is no link.",
    "examples": [
     "https://www.kestrel.test/terms"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
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
  "google_login_enabled": {
   "key": "google_login_enabled",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "boolean",
    "title": "Sign in with Google",
    "description": "Shows the Google button on the sign-in page. People are recognised by their email address, so only those who are users already get in.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
  "google_login_client_id": {
   "key": "google_login_client_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$",
    "title": "Google client ID",
    "description": "Tells Google that the request comes from you. Create it in the Google Cloud console under Credentials, with the address of your portal as an allowed origin.",
    "examples": [
     "407408718192-k3s7r3lc0ur13rs.apps.googleusercontent.com"
    ],
    "x-message": "Copy the whole client ID; it ends in .apps.googleusercontent.com."
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
   "visible_when": [
    {
     "google_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_enabled": {
   "key": "apple_login_enabled",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "boolean",
    "title": "Sign in with Apple",
    "description": "Shows the Apple button on the sign-in page. People who hide their email address from you cannot be recognised and must sign in with a password.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
  "apple_login_client_id": {
   "key": "apple_login_client_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
    "title": "Apple services ID",
    "description": "Tells Apple that the request comes from you. Find it in the Apple developer account under Identifiers, Services IDs.",
    "examples": [
     "za.co.kestrel.portal"
    ],
    "x-message": "Enter the services ID with its dots, for example za.co.kestrel.portal."
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
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_team_id": {
   "key": "apple_login_team_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[A-Z0-9]{10}$",
    "title": "Apple team ID",
    "description": "Ten capital letters and digits that name your company at Apple. Find it in the Apple developer account under Membership.",
    "examples": [
     "9KST4L7C2R"
    ],
    "x-message": "Enter the ten capital letters and digits of the team ID."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
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
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_key_id": {
   "key": "apple_login_key_id",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[A-Z0-9]{10}$",
    "title": "Apple key ID",
    "description": "Ten capital letters and digits that say which of your keys signs the requests. Apple shows it beside the key.",
    "examples": [
     "K7E5T2R3L4"
    ],
    "x-message": "Enter the ten capital letters and digits of the key ID."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "staff",
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
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "apple_login_private_key": {
   "key": "apple_login_private_key",
   "tab": "general",
   "section": "authentication",
   "schema": {
    "type": "string",
    "maxLength": 4096,
    "pattern": "^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$",
    "title": "Apple private key",
    "description": "Signs every request to Apple. Paste the whole text of the .p8 file, first and last line included; nobody can read it here again afterwards. Without it the Apple button stays hidden.",
    "examples": [
     "-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----"
    ],
    "x-message": "Paste the whole .p8 file, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----.",
    "x-secret": true
   },
   "widget": "secret",
   "cell": "secret",
   "exposure": "server",
   "scopes": [
    "provider"
   ],
   "secret": true,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [
    {
     "apple_login_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
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
  },
  "support_email_address": {
   "key": "support_email_address",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "email-list",
    "maxLength": 500,
    "title": "Email address for support",
    "description": "Where customers write to for help. Several addresses, separated by commas, all receive the message.",
    "examples": [
     "support@kestrel.test, ops@kestrel.test"
    ],
    "x-message": "Enter an email address such as support@kestrel.test; separate several by commas."
   },
   "widget": "email",
   "cell": "link",
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
  "support_contact_number": {
   "key": "support_contact_number",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "Phone number for support",
    "description": "The number customers call. On a phone, touching it starts the call.",
    "examples": [
     "+27 11 555 0142",
     "011 555 0142"
    ],
    "x-message": "Enter a phone number such as 011 555 0142 or +27 11 555 0142."
   },
   "widget": "phone",
   "cell": "link",
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
  "support_whatsapp_number": {
   "key": "support_whatsapp_number",
   "tab": "general",
   "section": "support_contact",
   "schema": {
    "type": "string",
    "format": "phone-za",
    "maxLength": 20,
    "title": "WhatsApp number for support",
    "description": "Adds a WhatsApp button beside your phone number. Use a number that somebody reads during office hours.",
    "examples": [
     "+27 82 555 0142"
    ],
    "x-message": "Enter a cell number such as 082 555 0142 or +27 82 555 0142."
   },
   "widget": "phone",
   "cell": "link",
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
   "visible_when": [
    {
     "provider.whatsapp_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_undelivered_shipments_duration": {
   "key": "dashboard_undelivered_shipments_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Undelivered after",
    "description": "A collected shipment that is still undelivered after this many days appears under Collected but undelivered. A smaller number shows problems earlier, and more of them.",
    "default": 3,
    "examples": [
     5
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
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
  "dashboard_undelivered_shipments_exclude_statuses": {
   "key": "dashboard_undelivered_shipments_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": {
     "title": "Shipment status",
     "description": "Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, bob_box, and the stage.",
     "type": "string",
     "oneOf": [
      {
       "const": "quote",
       "title": "Quote",
       "description": "A price was asked for; nothing is booked yet.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "quote-expired",
       "title": "Quote expired",
       "description": "The quote is too old to be accepted. Only staff see this status.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only",
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "payment-pending",
       "title": "Payment pending",
       "description": "Booked, waiting for the customer to pay.",
       "x-colour": "blue",
       "x-flags": [
        "pay_now",
        "stage_payment"
       ]
      },
      {
       "const": "payment-failed",
       "title": "Payment failed",
       "description": "The payment did not go through.",
       "x-colour": "blue",
       "x-flags": [
        "stage_payment"
       ]
      },
      {
       "const": "submitted",
       "title": "Submitted",
       "description": "Booked and accepted; no driver has been assigned yet.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "outsourced",
       "title": "Outsourced",
       "description": "Handed to another courier to carry out.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "collection-assigned",
       "title": "Collection assigned",
       "description": "A driver has been assigned to collect.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "awaiting-dropoff",
       "title": "Awaiting drop-off",
       "description": "The sender must bring the parcel to a locker or counter.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "collection-unassigned",
       "title": "Collection unassigned",
       "description": "No driver has been assigned to collect, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-rejected",
       "title": "Collection rejected",
       "description": "The driver turned the collection down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-exception",
       "title": "Collection exception",
       "description": "Something prevents the collection; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-failed-attempt",
       "title": "Collection attempt failed",
       "description": "The driver was there but could not collect.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collected",
       "title": "Collected",
       "description": "The driver has the parcels.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_collection"
       ]
      },
      {
       "const": "at-hub",
       "title": "At hub",
       "description": "The parcels are at the collecting hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "manifested",
       "title": "Manifested",
       "description": "Listed on a manifest for transport between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "ready-for-dispatch",
       "title": "Ready for dispatch",
       "description": "Sorted and ready to leave the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "in-transit",
       "title": "In transit",
       "description": "On the way between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "at-destination-hub",
       "title": "At destination hub",
       "description": "The parcels are at the hub that will deliver them.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_hub"
       ]
      },
      {
       "const": "returned-to-hub",
       "title": "Returned to hub",
       "description": "The driver brought the parcels back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "delivery-assigned",
       "title": "Delivery assigned",
       "description": "A driver has been assigned to deliver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-unassigned",
       "title": "Delivery unassigned",
       "description": "No driver has been assigned to deliver, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-rejected",
       "title": "Delivery rejected",
       "description": "The driver turned the delivery down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "bob-box-reservation-failed",
       "title": "Bob Box reservation failed",
       "description": "No locker could be reserved. Bob Box deliveries only.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "past_collection",
        "bob_box",
        "stage_delivery"
       ]
      },
      {
       "const": "out-for-delivery",
       "title": "Out for delivery",
       "description": "On the vehicle, on the way to the receiver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-exception",
       "title": "Delivery exception",
       "description": "Something prevents the delivery; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-failed-attempt",
       "title": "Delivery attempt failed",
       "description": "The driver was there but could not deliver.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "in-locker",
       "title": "In locker",
       "description": "The parcel lies in a locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "ready-for-pickup",
       "title": "Ready for pickup",
       "description": "The receiver may fetch the parcel at the locker or counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collect-and-return-to-hub",
       "title": "Collect and return to hub",
       "description": "Not fetched in time; a driver must bring it back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "notification_admin_only",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-locker",
       "title": "Collected from locker",
       "description": "The receiver took the parcel out of the locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-counter",
       "title": "Collected from counter",
       "description": "The receiver fetched the parcel at the counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "returned-to-sender",
       "title": "Returned to sender",
       "description": "Brought back to the sender.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivered",
       "title": "Delivered",
       "description": "The receiver has the parcels.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "delivered",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "undeliverable",
       "title": "Undeliverable",
       "description": "Delivery was given up.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "cancelled",
       "title": "Cancelled",
       "description": "Called off; nothing further happens.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "stage_general"
       ]
      },
      {
       "const": "on-hold",
       "title": "On hold",
       "description": "Stopped until somebody releases it.",
       "x-colour": "blue",
       "x-flags": [
        "stage_general"
       ]
      },
      {
       "const": "on-hold-internal",
       "title": "On hold (internal)",
       "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "admin_only",
        "admin_only_in_lists",
        "stage_general"
       ]
      }
     ],
     "x-enum": "shipment_status"
    },
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Never count as undelivered",
    "description": "Shipments in these statuses stay out of the undelivered list, because nobody has to act on them.",
    "default": [
     "in-locker",
     "ready-for-pickup",
     "on-hold"
    ],
    "examples": [
     [
      "ready-for-pickup",
      "on-hold"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
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
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_uncollected_shipments_duration": {
   "key": "dashboard_uncollected_shipments_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Uncollected after",
    "description": "A shipment that has not been collected this many days after its collection date appears under Uncollected and undelivered. 0 shows it the next morning.",
    "default": 1,
    "examples": [
     2
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
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
  "dashboard_uncollected_shipments_date_to_use": {
   "key": "dashboard_uncollected_shipments_date_to_use",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "collection_min_date",
      "title": "Date the customer asked for",
      "description": "The earliest day on which the parcels are ready."
     },
     {
      "const": "estimated_collection",
      "title": "Date we estimated",
      "description": "The day the rate promised when the shipment was booked."
     },
     {
      "const": "time_created",
      "title": "Date it was booked",
      "description": "The day the shipment was entered."
     }
    ],
    "title": "Count uncollected days from",
    "description": "Which date of a shipment the days above are counted from.",
    "default": "collection_min_date",
    "examples": [
     "estimated_collection"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
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
  "dashboard_uncollected_shipments_exclude_statuses": {
   "key": "dashboard_uncollected_shipments_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": {
     "title": "Shipment status",
     "description": "Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, bob_box, and the stage.",
     "type": "string",
     "oneOf": [
      {
       "const": "quote",
       "title": "Quote",
       "description": "A price was asked for; nothing is booked yet.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "quote-expired",
       "title": "Quote expired",
       "description": "The quote is too old to be accepted. Only staff see this status.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only",
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "payment-pending",
       "title": "Payment pending",
       "description": "Booked, waiting for the customer to pay.",
       "x-colour": "blue",
       "x-flags": [
        "pay_now",
        "stage_payment"
       ]
      },
      {
       "const": "payment-failed",
       "title": "Payment failed",
       "description": "The payment did not go through.",
       "x-colour": "blue",
       "x-flags": [
        "stage_payment"
       ]
      },
      {
       "const": "submitted",
       "title": "Submitted",
       "description": "Booked and accepted; no driver has been assigned yet.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "outsourced",
       "title": "Outsourced",
       "description": "Handed to another courier to carry out.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "collection-assigned",
       "title": "Collection assigned",
       "description": "A driver has been assigned to collect.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "awaiting-dropoff",
       "title": "Awaiting drop-off",
       "description": "The sender must bring the parcel to a locker or counter.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "collection-unassigned",
       "title": "Collection unassigned",
       "description": "No driver has been assigned to collect, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-rejected",
       "title": "Collection rejected",
       "description": "The driver turned the collection down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-exception",
       "title": "Collection exception",
       "description": "Something prevents the collection; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-failed-attempt",
       "title": "Collection attempt failed",
       "description": "The driver was there but could not collect.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collected",
       "title": "Collected",
       "description": "The driver has the parcels.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_collection"
       ]
      },
      {
       "const": "at-hub",
       "title": "At hub",
       "description": "The parcels are at the collecting hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "manifested",
       "title": "Manifested",
       "description": "Listed on a manifest for transport between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "ready-for-dispatch",
       "title": "Ready for dispatch",
       "description": "Sorted and ready to leave the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "in-transit",
       "title": "In transit",
       "description": "On the way between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "at-destination-hub",
       "title": "At destination hub",
       "description": "The parcels are at the hub that will deliver them.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_hub"
       ]
      },
      {
       "const": "returned-to-hub",
       "title": "Returned to hub",
       "description": "The driver brought the parcels back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "delivery-assigned",
       "title": "Delivery assigned",
       "description": "A driver has been assigned to deliver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-unassigned",
       "title": "Delivery unassigned",
       "description": "No driver has been assigned to deliver, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-rejected",
       "title": "Delivery rejected",
       "description": "The driver turned the delivery down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "bob-box-reservation-failed",
       "title": "Bob Box reservation failed",
       "description": "No locker could be reserved. Bob Box deliveries only.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "past_collection",
        "bob_box",
        "stage_delivery"
       ]
      },
      {
       "const": "out-for-delivery",
       "title": "Out for delivery",
       "description": "On the vehicle, on the way to the receiver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-exception",
       "title": "Delivery exception",
       "description": "Something prevents the delivery; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-failed-attempt",
       "title": "Delivery attempt failed",
       "description": "The driver was there but could not deliver.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "in-locker",
       "title": "In locker",
       "description": "The parcel lies in a locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "ready-for-pickup",
       "title": "Ready for pickup",
       "description": "The receiver may fetch the parcel at the locker or counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collect-and-return-to-hub",
       "title": "Collect and return to hub",
       "description": "Not fetched in time; a driver must bring it back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "notification_admin_only",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-locker",
       "title": "Collected from locker",
       "description": "The receiver took the parcel out of the locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-counter",
       "title": "Collected from counter",
       "description": "The receiver fetched the parcel at the counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "returned-to-sender",
       "title": "Returned to sender",
       "description": "Brought back to the sender.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivered",
       "title": "Delivered",
       "description": "The receiver has the parcels.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "delivered",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "undeliverable",
       "title": "Undeliverable",
       "description": "Delivery was given up.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "cancelled",
       "title": "Cancelled",
       "description": "Called off; nothing further happens.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "stage_general"
       ]
      },
      {
       "const": "on-hold",
       "title": "On hold",
       "description": "Stopped until somebody releases it.",
       "x-colour": "blue",
       "x-flags": [
        "stage_general"
       ]
      },
      {
       "const": "on-hold-internal",
       "title": "On hold (internal)",
       "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "admin_only",
        "admin_only_in_lists",
        "stage_general"
       ]
      }
     ],
     "x-enum": "shipment_status"
    },
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Never count as uncollected",
    "description": "Shipments in these statuses stay out of the uncollected list, for example because the sender brings the parcel.",
    "default": [
     "outsourced",
     "awaiting-dropoff",
     "on-hold"
    ],
    "examples": [
     [
      "awaiting-dropoff",
      "on-hold"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
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
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_unclosed_collection_requests_duration": {
   "key": "dashboard_unclosed_collection_requests_duration",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 365,
    "title": "Bulk collections open after",
    "description": "A bulk collection that is still open after this many days appears on the dashboard as needing attention.",
    "default": 2,
    "examples": [
     3
    ],
    "x-unit": "days"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
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
  "dashboard_unclosed_collection_requests_exclude_statuses": {
   "key": "dashboard_unclosed_collection_requests_exclude_statuses",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "array",
    "items": {
     "title": "Collection request status",
     "description": "Where a bulk collection request stands (doc1:162).",
     "type": "string",
     "oneOf": [
      {
       "const": "collection-assigned",
       "title": "Collection assigned",
       "description": "A driver has been assigned to collect.",
       "x-colour": "blue",
       "x-flags": [
        "active"
       ]
      },
      {
       "const": "collection-unassigned",
       "title": "Collection unassigned",
       "description": "No driver has been assigned, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem"
       ]
      },
      {
       "const": "collection-rejected",
       "title": "Collection rejected",
       "description": "The driver turned the collection down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem"
       ]
      },
      {
       "const": "collection-exception",
       "title": "Collection exception",
       "description": "Something prevents the collection; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem"
       ]
      },
      {
       "const": "collection-failed-attempt",
       "title": "Collection attempt failed",
       "description": "The driver was there but could not collect.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem"
       ]
      },
      {
       "const": "closed",
       "title": "Closed",
       "description": "Everything that was asked for has been collected.",
       "x-colour": "grey",
       "x-flags": [
        "final"
       ]
      },
      {
       "const": "cancelled",
       "title": "Cancelled",
       "description": "Called off; nothing further happens.",
       "x-colour": "grey",
       "x-flags": [
        "final"
       ]
      }
     ],
     "x-enum": "collection_request_status"
    },
    "uniqueItems": true,
    "maxItems": 7,
    "title": "Never count as an open bulk collection",
    "description": "Bulk collections in these statuses stay out of the list, because somebody is already busy with them.",
    "default": [],
    "examples": [
     [
      "collection-exception"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
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
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "dashboard_stats_start_date": {
   "key": "dashboard_stats_start_date",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "string",
    "format": "date",
    "maxLength": 10,
    "title": "Figures start on",
    "description": "Dashboard figures leave out everything before this date. Use it after moving from another system, so that old shipments do not spoil the picture. Without a date everything counts.",
    "examples": [
     "2026-03-01"
    ],
    "x-message": "Choose a date."
   },
   "widget": "date",
   "cell": "date",
   "exposure": "staff",
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
  "exclude_collection_day_from_performance_calculations": {
   "key": "exclude_collection_day_from_performance_calculations",
   "tab": "general",
   "section": "dashboard_settings",
   "schema": {
    "type": "boolean",
    "title": "Leave out the collection day",
    "description": "Delivery times are counted from the day after collection, so that a late afternoon collection does not count as a whole day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "tripsheet_unique_stops_alert_enabled": {
   "key": "tripsheet_unique_stops_alert_enabled",
   "tab": "general",
   "section": "ops_dashboard_settings",
   "schema": {
    "type": "boolean",
    "title": "Warn about full tripsheets",
    "description": "Shows a warning beside a driver whose tripsheet has too many different addresses for one day.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "tripsheet_unique_stops_alert_limit": {
   "key": "tripsheet_unique_stops_alert_limit",
   "tab": "general",
   "section": "ops_dashboard_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000,
    "title": "Too many stops from",
    "description": "The warning appears when a tripsheet has more different addresses than this. Two shipments to one address are one stop.",
    "default": 60,
    "examples": [
     80
    ],
    "x-unit": "stops"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
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
   "visible_when": [
    {
     "tripsheet_unique_stops_alert_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_interhub_transfers": {
   "key": "unused_feature_interhub_transfers",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out interhub transfers",
    "description": "Removes transfers and manifests between hubs from the staff menu. Suits a business with one hub.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "unused_feature_hub_scanner": {
   "key": "unused_feature_hub_scanner",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out the hub scanner",
    "description": "Removes the scanning screen from the staff menu. Suits a business that does not scan parcels in and out.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "unused_feature_collection_requests": {
   "key": "unused_feature_collection_requests",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bulk collections",
    "description": "Removes bulk collections from the menus of staff and customers alike.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
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
  "unused_feature_collection_request_accounts": {
   "key": "unused_feature_collection_request_accounts",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bulk collections for customers",
    "description": "Only staff may enter bulk collections; customers no longer see them in their menu.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "customer",
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
   "visible_when": [
    {
     "unused_feature_collection_requests": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "unused_feature_public_account_creation": {
   "key": "unused_feature_public_account_creation",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out registration",
    "description": "Removes Register from the sign-in page. New accounts are then opened by your staff only.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
  "unused_feature_guest_shipment_creation": {
   "key": "unused_feature_guest_shipment_creation",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out bookings without an account",
    "description": "Visitors must sign in before they can book or ask for a price.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
  "unused_feature_ops_dashboard": {
   "key": "unused_feature_ops_dashboard",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out the ops dashboard",
    "description": "Removes the operations dashboard from the staff menu.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "unused_feature_gtm": {
   "key": "unused_feature_gtm",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "boolean",
    "title": "Leave out Google Tag Manager",
    "description": "Nothing is loaded from Google Tag Manager. Switch this off only when you measure visits and your privacy policy says so.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
  "gtm_container_id": {
   "key": "gtm_container_id",
   "tab": "general",
   "section": "excluded_features",
   "schema": {
    "type": "string",
    "maxLength": 15,
    "pattern": "^GTM-[A-Z0-9]{4,10}$",
    "title": "Tag Manager container",
    "description": "Names the container whose tags run on your portal. Everything in it runs with the rights of the page, so let only people you trust publish in it.",
    "examples": [
     "GTM-K35TR3L"
    ],
    "x-message": "Enter the container ID, for example GTM-K35TR3L."
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
   "visible_when": [
    {
     "unused_feature_gtm": {
      "schema": {
       "const": false
      },
      "test": "c_41927c8e6c"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "map_default_location": {
   "key": "map_default_location",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "object",
    "properties": {
     "lat": {
      "type": "number",
      "minimum": -90,
      "maximum": 90,
      "title": "Latitude"
     },
     "lng": {
      "type": "number",
      "minimum": -180,
      "maximum": 180,
      "title": "Longitude"
     }
    },
    "required": [
     "lat",
     "lng"
    ],
    "additionalProperties": false,
    "title": "Map opens at",
    "description": "The point in the middle of a map that has nothing else to show. A branch or a person may choose another one. South Africa lies at negative latitudes.",
    "default": {
     "lat": -26.107,
     "lng": 28.057
    },
    "examples": [
     {
      "lat": -33.9258,
      "lng": 18.4232
     }
    ]
   },
   "widget": "object",
   "cell": "object",
   "exposure": "customer",
   "scopes": [
    "provider",
    "branch",
    "user"
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
  "map_default_zoom": {
   "key": "map_default_zoom",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "title": "How close the map opens",
    "description": "4 shows the whole country, 10 a city and 15 a few streets.",
    "default": 10,
    "examples": [
     12
    ]
   },
   "widget": "number",
   "cell": "number",
   "exposure": "customer",
   "scopes": [
    "provider",
    "branch",
    "user"
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
  "map_max_node_count": {
   "key": "map_max_node_count",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100000,
    "title": "Most corners of an area",
    "description": "An area drawn on the map may have at most this many corner points. More points follow a border better, but make the map slow on older computers.",
    "default": 2000,
    "examples": [
     5000
    ],
    "x-unit": "points"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
   "scopes": [
    "platform",
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
  "enable_map_edit_lock": {
   "key": "enable_map_edit_lock",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "boolean",
    "title": "One person edits at a time",
    "description": "Whoever starts to change the map holds it; everybody else sees who is busy and can only look. Without it the last person to save wins.",
    "default": true,
    "examples": [
     false
    ]
   },
   "widget": "switch",
   "cell": "boolean",
   "exposure": "staff",
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
  "map_inactivity_check_minutes": {
   "key": "map_inactivity_check_minutes",
   "tab": "general",
   "section": "map_settings",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 480,
    "title": "Ask whether somebody is still busy after",
    "description": "After this long without a movement the map asks whether the person is still there, and lets the map go if nobody answers. 0 never asks.",
    "default": 10,
    "examples": [
     15
    ],
    "x-unit": "minutes"
   },
   "widget": "number",
   "cell": "number",
   "exposure": "staff",
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
  "tracking_url": {
   "key": "tracking_url",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "string",
    "format": "https-url",
    "maxLength": 2048,
    "title": "Address of your tracking page",
    "description": "Tracking links in emails and SMSs lead here. Without an address the tracking page of your portal is used.",
    "examples": [
     "https://track.kestrel.test"
    ],
    "x-message": "Enter the full address, beginning with https://."
   },
   "widget": "url",
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
  "provider_tracking_prefixes": {
   "key": "provider_tracking_prefixes",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "format": "tracking-prefix",
     "maxLength": 10
    },
    "uniqueItems": true,
    "maxItems": 50,
    "title": "Waybill number prefixes",
    "description": "The letters and digits your waybill numbers begin with. A number with another beginning is looked up as a customer’s own reference.",
    "default": [],
    "examples": [
     [
      "KES",
      "KX"
     ]
    ],
    "x-widget": "tags",
    "x-message": "A prefix has up to ten capital letters and digits, for example KES."
   },
   "widget": "tags",
   "cell": "list",
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
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "exclude_tracking_statuses": {
   "key": "exclude_tracking_statuses",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "array",
    "items": {
     "title": "Shipment status",
     "description": "Where a shipment or parcel stands, in the order in which things normally happen (doc1:132). Flags: active, problem, final, past_collection, delivered, admin_only, admin_only_in_lists, pay_now, invoice_trigger, notification_admin_only, bob_box, and the stage.",
     "type": "string",
     "oneOf": [
      {
       "const": "quote",
       "title": "Quote",
       "description": "A price was asked for; nothing is booked yet.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "quote-expired",
       "title": "Quote expired",
       "description": "The quote is too old to be accepted. Only staff see this status.",
       "x-colour": "blue",
       "x-flags": [
        "admin_only",
        "admin_only_in_lists",
        "pay_now",
        "stage_quote"
       ]
      },
      {
       "const": "payment-pending",
       "title": "Payment pending",
       "description": "Booked, waiting for the customer to pay.",
       "x-colour": "blue",
       "x-flags": [
        "pay_now",
        "stage_payment"
       ]
      },
      {
       "const": "payment-failed",
       "title": "Payment failed",
       "description": "The payment did not go through.",
       "x-colour": "blue",
       "x-flags": [
        "stage_payment"
       ]
      },
      {
       "const": "submitted",
       "title": "Submitted",
       "description": "Booked and accepted; no driver has been assigned yet.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "outsourced",
       "title": "Outsourced",
       "description": "Handed to another courier to carry out.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_general"
       ]
      },
      {
       "const": "collection-assigned",
       "title": "Collection assigned",
       "description": "A driver has been assigned to collect.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "awaiting-dropoff",
       "title": "Awaiting drop-off",
       "description": "The sender must bring the parcel to a locker or counter.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "stage_collection"
       ]
      },
      {
       "const": "collection-unassigned",
       "title": "Collection unassigned",
       "description": "No driver has been assigned to collect, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-rejected",
       "title": "Collection rejected",
       "description": "The driver turned the collection down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-exception",
       "title": "Collection exception",
       "description": "Something prevents the collection; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collection-failed-attempt",
       "title": "Collection attempt failed",
       "description": "The driver was there but could not collect.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "stage_collection"
       ]
      },
      {
       "const": "collected",
       "title": "Collected",
       "description": "The driver has the parcels.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_collection"
       ]
      },
      {
       "const": "at-hub",
       "title": "At hub",
       "description": "The parcels are at the collecting hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "manifested",
       "title": "Manifested",
       "description": "Listed on a manifest for transport between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "ready-for-dispatch",
       "title": "Ready for dispatch",
       "description": "Sorted and ready to leave the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "in-transit",
       "title": "In transit",
       "description": "On the way between hubs.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "at-destination-hub",
       "title": "At destination hub",
       "description": "The parcels are at the hub that will deliver them.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_hub"
       ]
      },
      {
       "const": "returned-to-hub",
       "title": "Returned to hub",
       "description": "The driver brought the parcels back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_hub"
       ]
      },
      {
       "const": "delivery-assigned",
       "title": "Delivery assigned",
       "description": "A driver has been assigned to deliver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-unassigned",
       "title": "Delivery unassigned",
       "description": "No driver has been assigned to deliver, and one is needed.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-rejected",
       "title": "Delivery rejected",
       "description": "The driver turned the delivery down.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "bob-box-reservation-failed",
       "title": "Bob Box reservation failed",
       "description": "No locker could be reserved. Bob Box deliveries only.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "past_collection",
        "bob_box",
        "stage_delivery"
       ]
      },
      {
       "const": "out-for-delivery",
       "title": "Out for delivery",
       "description": "On the vehicle, on the way to the receiver.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-exception",
       "title": "Delivery exception",
       "description": "Something prevents the delivery; somebody must step in.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivery-failed-attempt",
       "title": "Delivery attempt failed",
       "description": "The driver was there but could not deliver.",
       "x-colour": "red",
       "x-flags": [
        "active",
        "problem",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "in-locker",
       "title": "In locker",
       "description": "The parcel lies in a locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "ready-for-pickup",
       "title": "Ready for pickup",
       "description": "The receiver may fetch the parcel at the locker or counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collect-and-return-to-hub",
       "title": "Collect and return to hub",
       "description": "Not fetched in time; a driver must bring it back to the hub.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "notification_admin_only",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-locker",
       "title": "Collected from locker",
       "description": "The receiver took the parcel out of the locker.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "collected-from-counter",
       "title": "Collected from counter",
       "description": "The receiver fetched the parcel at the counter.",
       "x-colour": "green",
       "x-flags": [
        "active",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "returned-to-sender",
       "title": "Returned to sender",
       "description": "Brought back to the sender.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "delivered",
       "title": "Delivered",
       "description": "The receiver has the parcels.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "delivered",
        "invoice_trigger",
        "stage_delivery"
       ]
      },
      {
       "const": "undeliverable",
       "title": "Undeliverable",
       "description": "Delivery was given up.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "past_collection",
        "stage_delivery"
       ]
      },
      {
       "const": "cancelled",
       "title": "Cancelled",
       "description": "Called off; nothing further happens.",
       "x-colour": "grey",
       "x-flags": [
        "final",
        "stage_general"
       ]
      },
      {
       "const": "on-hold",
       "title": "On hold",
       "description": "Stopped until somebody releases it.",
       "x-colour": "blue",
       "x-flags": [
        "stage_general"
       ]
      },
      {
       "const": "on-hold-internal",
       "title": "On hold (internal)",
       "description": "Stopped for our own reasons. Only staff see this; customers see At hub.",
       "x-colour": "blue",
       "x-flags": [
        "active",
        "admin_only",
        "admin_only_in_lists",
        "stage_general"
       ]
      }
     ],
     "x-enum": "shipment_status"
    },
    "uniqueItems": true,
    "maxItems": 37,
    "title": "Hidden on the tracking page",
    "description": "Steps in these statuses are left out of what customers and receivers see. Staff always see everything.",
    "default": [
     "quote",
     "quote-expired",
     "payment-pending",
     "payment-failed",
     "on-hold-internal"
    ],
    "examples": [
     [
      "manifested",
      "on-hold-internal"
     ]
    ],
    "x-widget": "status-list"
   },
   "widget": "status-list",
   "cell": "choices",
   "exposure": "staff",
   "scopes": [
    "platform",
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
   "merge": "set",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "tracking_show_driver_position": {
   "key": "tracking_show_driver_position",
   "tab": "general",
   "section": "tracking_settings",
   "schema": {
    "type": "boolean",
    "title": "Show where the driver is",
    "description": "Receivers see the driver on the map of the tracking page while their parcel is out for delivery. The position disappears once it is delivered.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
   "visible_when": [
    {
     "provider.live_tracking_enabled": {
      "schema": {
       "const": true
      },
      "test": "c_02e70d9938"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_admin_message": {
   "key": "site_wide_admin_message",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 4000,
    "title": "Message for staff",
    "description": "Shown to your staff on top of every page until the text is removed. More than two lines are folded away behind Show more.",
    "default": "",
    "examples": [
     "<p>The N3 is closed at Van Reenen. Expect late line-hauls from Durban.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "staff",
   "scopes": [
    "platform",
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
  "site_wide_admin_message_icon": {
   "key": "site_wide_admin_message_icon",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "error",
      "title": "Problem",
      "description": "Red: something does not work."
     },
     {
      "const": "warning",
      "title": "Warning",
      "description": "Yellow: something needs attention."
     },
     {
      "const": "info",
      "title": "Information",
      "description": "Blue: good to know."
     },
     {
      "const": "success",
      "title": "Good news",
      "description": "Green: something works again."
     }
    ],
    "title": "Look of the message for staff",
    "description": "The colour and icon of the message.",
    "default": "info",
    "examples": [
     "warning"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "staff",
   "scopes": [
    "platform",
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
   "visible_when": [
    {
     "site_wide_admin_message": {
      "schema": {
       "type": "string",
       "minLength": 1
      },
      "test": "c_f0ebe3aa93"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "site_wide_account_message": {
   "key": "site_wide_account_message",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 4000,
    "title": "Message for customers",
    "description": "Shown to customers and visitors on top of every page until the text is removed. An account may have a message of its own.",
    "default": "",
    "examples": [
     "<p>We are closed on <strong>24 September</strong>, Heritage Day. Collections resume on the 25th.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider",
    "account"
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
  "site_wide_account_message_icon": {
   "key": "site_wide_account_message_icon",
   "tab": "general",
   "section": "site_wide_banner",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "error",
      "title": "Problem",
      "description": "Red: something does not work."
     },
     {
      "const": "warning",
      "title": "Warning",
      "description": "Yellow: something needs attention."
     },
     {
      "const": "info",
      "title": "Information",
      "description": "Blue: good to know."
     },
     {
      "const": "success",
      "title": "Good news",
      "description": "Green: something works again."
     }
    ],
    "title": "Look of the message for customers",
    "description": "The colour and icon of the message.",
    "default": "info",
    "examples": [
     "warning"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "public",
   "scopes": [
    "platform",
    "provider",
    "account"
   ],
   "secret": false,
   "permission": {
    "read": [],
    "write": [
     "API_/providers/settings:POST"
    ]
   },
   "visible_when": [
    {
     "site_wide_account_message": {
      "schema": {
       "type": "string",
       "minLength": 1
      },
      "test": "c_f0ebe3aa93"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "terms_mode": {
   "key": "terms_mode",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "oneOf": [
     {
      "const": "none",
      "title": "Do not ask",
      "description": "Nobody has to accept anything."
     },
     {
      "const": "checkbox",
      "title": "Tick each term",
      "description": "A short list; every line must be ticked."
     },
     {
      "const": "window",
      "title": "Read the whole text",
      "description": "A window with the full text; Accept works once it has been scrolled to the end."
     }
    ],
    "title": "Ask customers to accept terms",
    "description": "How customers are asked. They are asked once, and again whenever the version below changes.",
    "default": "none",
    "examples": [
     "checkbox"
    ]
   },
   "widget": "radio",
   "cell": "choice",
   "exposure": "customer",
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
  "shipment_terms": {
   "key": "shipment_terms",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "array",
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "uniqueItems": true,
    "maxItems": 20,
    "title": "Terms to tick",
    "description": "One line for each thing that a customer must agree to, in the order shown. All of them must be ticked.",
    "default": [],
    "examples": [
     [
      "I do not send dangerous goods.",
      "I accept that parcels are insured up to the declared value only."
     ]
    ],
    "x-widget": "list",
    "x-message": "Write at most 20 different terms of up to 500 characters each."
   },
   "widget": "list",
   "cell": "list",
   "exposure": "customer",
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
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "const": "checkbox"
      },
      "test": "c_4fedee8028"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "window_user_terms_and_conditions": {
   "key": "window_user_terms_and_conditions",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "format": "html",
    "maxLength": 50000,
    "title": "Full text of the terms",
    "description": "The text in the window. Headings and numbered lists make a long text readable.",
    "default": "",
    "examples": [
     "<h2>Terms of carriage</h2><p>By booking you agree to the following.</p>"
    ]
   },
   "widget": "html",
   "cell": "html",
   "exposure": "customer",
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
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "const": "window"
      },
      "test": "c_04345cab77"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "terms_and_conditions_version": {
   "key": "terms_and_conditions_version",
   "tab": "general",
   "section": "user_terms_and_conditions",
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[0-9A-Za-z][0-9A-Za-z._-]*$",
    "title": "Version of the terms",
    "description": "Raise it when the terms change in a way that customers must agree to anew: everybody is asked again at the next visit. Correcting a typing error needs no new version.",
    "default": "1",
    "examples": [
     "2",
     "2026-03"
    ],
    "x-message": "Use letters, digits, dots and dashes only, for example 2026-03."
   },
   "widget": "text",
   "cell": "text",
   "exposure": "customer",
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
   "visible_when": [
    {
     "terms_mode": {
      "schema": {
       "enum": [
        "checkbox",
        "window"
       ]
      },
      "test": "c_7e8c9b59bd"
     }
    }
   ],
   "when_hidden": "keep",
   "merge": "replace",
   "status": "released",
   "since": "1.0",
   "aliases": []
  },
  "theme_primary": {
   "key": "theme_primary",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Main colour",
    "description": "Buttons, links and everything that can be clicked. White text stands on it, so choose one that is dark enough to read it.",
    "default": "#0f5f73",
    "examples": [
     "#b0372b"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_primary_light": {
   "key": "theme_primary_light",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Light shade",
    "description": "The background of selected rows, notes and badges. Choose a very pale version of the main colour: the text colour stands on it.",
    "default": "#e3f1f4",
    "examples": [
     "#fbeae8"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_primary_dark": {
   "key": "theme_primary_dark",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Dark shade",
    "description": "Buttons under the mouse or the finger, and headings. Choose a darker version of the main colour.",
    "default": "#0a4453",
    "examples": [
     "#822118"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_text": {
   "key": "theme_text",
   "tab": "theme",
   "section": "brand_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Text colour",
    "description": "All ordinary text, on white and on the light shade. Almost black reads best.",
    "default": "#1c2b33",
    "examples": [
     "#2b1d1b"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_nav_bg": {
   "key": "theme_nav_bg",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Menu background",
    "description": "The surface of the menu. Your navigation logo stands on it.",
    "default": "#10313c",
    "examples": [
     "#3b1410"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_nav_text": {
   "key": "theme_nav_text",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Menu text",
    "description": "Names and icons in the menu. They must be readable on all three background colours of this section.",
    "default": "#e2eef1",
    "examples": [
     "#fdeeec"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_nav_active_bg": {
   "key": "theme_nav_active_bg",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Background of the open page",
    "description": "Marks the page you are on. Choose it clearly different from the menu background.",
    "default": "#1b5364",
    "examples": [
     "#7a2a20"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_nav_active_bg_hover": {
   "key": "theme_nav_active_bg_hover",
   "tab": "theme",
   "section": "navigation_colours",
   "schema": {
    "type": "string",
    "format": "colour",
    "maxLength": 9,
    "title": "Background of the open page under the mouse",
    "description": "The same mark while the mouse is on it; a little lighter or darker than the one before.",
    "default": "#236376",
    "examples": [
     "#8c3328"
    ],
    "x-message": "Enter a colour as # and six digits, for example #0f5c6e."
   },
   "widget": "colour",
   "cell": "colour",
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
  "theme_corner_radius": {
   "key": "theme_corner_radius",
   "tab": "theme",
   "section": "shape",
   "schema": {
    "type": "integer",
    "minimum": 0,
    "maximum": 20,
    "title": "Rounded corners",
    "description": "How round the corners of buttons, fields and cards are. 0 gives square corners.",
    "default": 8,
    "examples": [
     4
    ],
    "x-unit": "px"
   },
   "widget": "number",
   "cell": "number",
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
  "custom_widget_html": {
   "key": "custom_widget_html",
   "tab": "theme",
   "section": "widget_and_attribution",
   "schema": {
    "type": "string",
    "maxLength": 20000,
    "title": "Your own widget",
    "description": "HTML for a chat or help widget in the bottom corner of customer pages. It runs in a sealed frame of its own: it can neither read the page nor what people type into it.",
    "default": "",
    "examples": [
     "<script src=\"https://chat.kestrel.test/widget.js\" async></script>"
    ],
    "x-widget": "textarea"
   },
   "widget": "textarea",
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
  "hide_powered_by_shiplogic": {
   "key": "hide_powered_by_shiplogic",
   "tab": "theme",
   "section": "widget_and_attribution",
   "schema": {
    "type": "boolean",
    "title": "Hide the platform’s name",
    "description": "Removes the line with the name of the platform from the bottom of sign-in, tracking pages and emails.",
    "default": false,
    "examples": [
     true
    ]
   },
   "widget": "switch",
   "cell": "boolean",
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
 "hash": "3aa8f54223fbef1c"
} as const;

export type SettingKey = keyof typeof catalogue.settings;
