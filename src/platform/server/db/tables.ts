/** The tables as the query builder sees them; migrations/ is the truth, tests/platform/server/db/tables.test.ts compares the two. */
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as JSON text (`JSON.stringify(value)`), because a bare string or array would be taken for something else. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ProvidersTable {
  id: Generated<number>;
  name: string;
  kind: Generated<string>;
  status: Generated<string>;
  created_at: Instant;
}

export interface ProviderOriginsTable {
  origin: string;
  provider_id: number;
}

export interface RolesTable {
  id: Generated<number>;
  provider_id: number;
  name: string;
  label: string;
  permissions: Generated<string[]>;
  permissions_ui: Generated<string[]>;
}

export interface BranchesTable {
  id: Generated<number>;
  provider_id: number;
  code: string;
  name: string;
}

export interface AccountsTable {
  id: Generated<number>;
  provider_id: number;
  account_code: string;
  name: string;
  account_type: string;
  balance_cents: Generated<number>;
  credit_limit_cents: Generated<number>;
  is_on_hold: Generated<boolean>;
  temp_disable_auto_hold: Generated<boolean>;
}

export interface UsersTable {
  id: Generated<number>;
  provider_id: number;
  email: string;
  name: string;
  phone_number: Optional<string>;
  password_hash: Optional<string>;
  role_id: number;
  role_provider_id: GeneratedAlways<number>;
  account_id: Optional<number>;
  branch_id: Optional<number>;
  limit_user_to_branch: Optional<number>;
  limit_user_to_account: Optional<number>;
  shipment_page_mode: Generated<string>;
  terms_and_conditions_accepted_version: Optional<string>;
  is_disabled: Generated<boolean>;
  created_at: Instant;
  last_signed_in_at: NullableInstant;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_provider_id: number;
  user_id: number;
  provider_id: number;
  created_at: Instant;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: NullableInstant;
  password_confirmed_until: NullableInstant;
}

export type StoredScope = 'platform' | 'provider' | 'account' | 'branch' | 'user';

export interface SettingValuesTable {
  provider_id: number;
  scope: StoredScope;
  scope_id: Generated<number>;
  key: string;
  value: Json;
  secret: Optional<Buffer>;
  revision: number;
  updated_at: Instant;
  updated_by: Optional<number>;
}

export interface SettingRevisionsTable {
  provider_id: number;
  revision: Generated<number>;
}

export interface DirectoryRevisionsTable {
  provider_id: number;
  revision: Generated<number>;
}

export interface SettingHistoryTable {
  id: GeneratedAlways<number>;
  provider_id: number;
  scope: StoredScope;
  scope_id: Generated<number>;
  key: string;
  revision: number;
  value: Json;
  is_secret: Generated<boolean>;
  was_reset: Generated<boolean>;
  changed_by: Optional<number>;
  changed_at: Instant;
  source: Optional<string>;
  request_id: Generated<string>;
}

export type ScheduleStatus = 'waiting' | 'suspended' | 'applied' | 'cancelled';

export interface SettingSchedulesTable {
  id: GeneratedAlways<number>;
  provider_id: number;
  scope: StoredScope;
  scope_id: Generated<number>;
  status: ColumnType<ScheduleStatus, ScheduleStatus | undefined, ScheduleStatus>;
  run_at: ColumnType<Date, Date, Date>;
  note: Generated<string>;
  base_revision: number;
  settings: ColumnType<unknown, string, string>;
  reset: Generated<string[]>;
  environment: string;
  is_confirmed: Generated<boolean>;
  reason: Json;
  planned_by: number;
  planned_by_name: string;
  planned_at: ColumnType<Date, Date, Date>;
  settled_by_name: Optional<string>;
  settled_at: NullableInstant;
  settled_revision: Optional<number>;
}

export interface SettingScheduleSecretsTable {
  schedule_id: number;
  provider_id: number;
  key: string;
  secret: Buffer;
}

export interface AuditEventsTable {
  id: GeneratedAlways<number>;
  provider_id: number;
  type: string;
  object_id: Generated<string>;
  timestamp: Instant;
  request_id: Generated<string>;
  client_version: Generated<string>;
  source: string;
  user_id: Optional<number>;
  user_name: Optional<string>;
  impersonated_user_id: Optional<number>;
  impersonated_user_name: Optional<string>;
  change_from: Json;
  change_to: Json;
}

export interface IdempotencyKeysTable {
  provider_id: number;
  user_id: number;
  call: string;
  key: string;
  request_hash: Buffer;
  status: Optional<number>;
  answer: Json;
  created_at: Instant;
  expires_at: Instant;
}

export interface IntegrationRulesTable {
  id: Generated<number>;
  provider_id: number;
  name: string;
  type: string;
  trigger: string;
  filters: Json;
  config: Json;
  is_enabled: Generated<boolean>;
  position: number;
  revision: number;
  created_at: Instant;
  updated_at: Instant;
  updated_by: Optional<number>;
}

export interface IntegrationRuleSecretsTable {
  provider_id: number;
  rule_id: number;
  key: string;
  secret: Buffer;
  updated_at: Instant;
}

export interface AccountAnswersTable {
  provider_id: number;
  account_id: number;
  field_id: string;
  value: ColumnType<unknown, string, string>;
  field: ColumnType<unknown, string, string>;
  revision: number;
  answered_at: Instant;
  answered_by: Optional<number>;
}

export interface AccountAnswerHistoryTable {
  id: GeneratedAlways<number>;
  provider_id: number;
  account_id: number;
  field_id: string;
  value: Json;
  field: ColumnType<unknown, string, string>;
  changed_at: Instant;
  changed_by: Optional<number>;
}

export interface AccountFilesTable {
  id: Generated<string>;
  provider_id: number;
  account_id: number;
  field_id: string;
  name: string;
  media_type: string;
  size: number;
  content: Buffer;
  is_answer: Generated<boolean>;
  uploaded_at: Instant;
  uploaded_by: number;
}

export interface ValueMigrationsTable {
  provider_id: number;
  id: string;
  applied_at: Instant;
}

export type MailStatus = 'waiting' | 'sent' | 'failed' | 'not_configured' | 'no_recipients';

export interface MailsTable {
  id: GeneratedAlways<number>;
  provider_id: number;
  kind: string;
  recipients: string[];
  subject: string;
  body: string;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  problem: Optional<string>;
  created_at: Instant;
  sent_at: NullableInstant;
}

export interface EventsTable {
  provider_id: number;
  id: GeneratedAlways<number>;
  xact: Generated<string>;
  name: string;
  payload: Json;
  emitted_at: Instant;
  is_dispatched: Generated<boolean>;
}

export interface EventDeliveriesTable {
  provider_id: number;
  event_id: number;
  handler: string;
  delivered_at: Instant;
}

export interface Tables {
  providers: ProvidersTable;
  provider_origins: ProviderOriginsTable;
  roles: RolesTable;
  branches: BranchesTable;
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  setting_values: SettingValuesTable;
  setting_revisions: SettingRevisionsTable;
  directory_revisions: DirectoryRevisionsTable;
  setting_history: SettingHistoryTable;
  setting_schedules: SettingSchedulesTable;
  setting_schedule_secrets: SettingScheduleSecretsTable;
  audit_events: AuditEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  integration_rules: IntegrationRulesTable;
  integration_rule_secrets: IntegrationRuleSecretsTable;
  account_answers: AccountAnswersTable;
  account_answer_history: AccountAnswerHistoryTable;
  account_files: AccountFilesTable;
  mails: MailsTable;
  events: EventsTable;
  event_deliveries: EventDeliveriesTable;
  value_migrations: ValueMigrationsTable;
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
