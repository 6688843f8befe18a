/** Brands of the two demo providers: real settings, visibly different from each other and from the defaults. */
import type { Settings } from '#generated/types.ts';

export const kestrelSettings = {
  provider_title: 'Kestrel Couriers',
  logo_url: '/brands/kestrel/logo.svg',
  navigation_logo_url: '/brands/kestrel/logo-light.svg',
  favicon_url: '/brands/kestrel/icon.svg',
  theme_primary: '#0b5c8a',
  theme_primary_light: '#e1eff7',
  theme_primary_dark: '#083f5f',
  theme_text: '#16262f',
  theme_nav_bg: '#0c2a3d',
  theme_nav_text: '#e6f0f6',
  theme_nav_active_bg: '#145073',
  theme_nav_active_bg_hover: '#1a6088',
  work_hours_from: '07:30',
  work_hours_to: '17:30',
  support_email_address: 'support@kestrel.test',
  support_contact_number: '+27115550142',
  billing_email_address: 'accounts@kestrel.test',
  billing_contact_number: '+27 11 555 0160',
  vip_accounts: ['ACME'],
  site_wide_admin_message: '<p>The N3 is closed at Van Reenen. Expect late line-hauls from Durban.</p>',
  site_wide_admin_message_icon: 'warning',
  whatsapp_enabled: true,
  whatsapp_sender_number: '+27 60 555 0142',
  enable_third_party_bob_box: true,
  enable_tcg_locker: true,
  enable_ram_counters: true,
  international_delivery_countries: ['BW', 'LS', 'NA', 'SZ'],
  show_waybill_sticker_download_for_default_screen_mode_staff_user: true,
  insurance_declared_value_enabled: true,
  insurance_max_declared_value: 50_000,
  show_custom_payment_gateway: true,
  payment_methods_eft_enabled: true,
  payment_methods_eft_bank: 'standard_bank',
  payment_methods_eft_account_holder: 'Kestrel Couriers (Pty) Ltd',
  payment_methods_eft_branch_code: '051001',
  payment_methods_eft_account_type: 'cheque',
  payment_methods_eft_account_number: '062845501',
  quick_links_admin: [
    { id: 'track', title: 'Track a shipment', url: '/track', icon: 'package', new_tab: false },
    { id: 'drivers', title: 'Our drivers', url: '/ops-dashboard/drivers', icon: 'truck', new_tab: false },
  ],
} as const satisfies Settings;

/** What a tax invoice names: known at a company at work. */
export const kestrelCompany = {
  invoice_company_name: 'Kestrel Couriers (Pty) Ltd',
  invoice_company_address: '12 Jet Park Road\nJet Park\nBoksburg 1459',
  invoice_company_registration_no: '2011/108342/07',
  invoice_company_vat_no: '4780256193',
} as const satisfies Settings;

/** The packaging of the pharmacy group, whose parcels are always the same size. */
export const pharmacyPackaging = [
  { id: 'script-bag', name: 'Script bag', length: 30, width: 22, height: 6, weight: 0.8, is_default: true },
  {
    ...{ id: 'cold-box', name: 'Cold box', length: 40, width: 30, height: 30, weight: 6.5 },
    ...{ declared_value: 4500, is_default: false },
  },
  { id: 'tote', name: 'Branch tote', length: 60, width: 40, height: 32, weight: 14, is_default: false },
];

/** The pharmacy group's cost centres. */
export const pharmacyCostCenters = [
  { id: 'dispensary', code: '4100', name: 'Dispensary', retired: false },
  { id: 'wholesale', code: '4200', name: 'Wholesale', retired: false },
];

export const proteaSettings = {
  provider_title: 'Protea Parcels',
  logo_url: '/brands/protea/logo.svg',
  navigation_logo_url: '/brands/protea/logo-light.svg',
  favicon_url: '/brands/protea/icon.svg',
  theme_primary: '#a3265a',
  theme_primary_light: '#f9e6ee',
  theme_primary_dark: '#741a40',
  theme_text: '#2b1a22',
  theme_nav_bg: '#3a1026',
  theme_nav_text: '#fbe9f1',
  theme_nav_active_bg: '#7a1f49',
  theme_nav_active_bg_hover: '#8f2858',
  work_hours_from: '08:00',
  work_hours_to: '16:30',
  support_email_address: 'help@protea.test',
  support_contact_number: '+27215550187',
  site_wide_account_message:
    '<p>We are closed on <strong>24 September</strong>, Heritage Day. Collections resume on the 25th.</p>',
  site_wide_account_message_icon: 'info',
} as const satisfies Settings;
