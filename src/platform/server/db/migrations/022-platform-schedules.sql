-- What counts for every provider can be planned too: such a plan is the platform's own, as the values are.

alter table setting_schedules
  drop constraint setting_schedules_scope_check,
  drop constraint setting_schedules_check,
  add constraint setting_schedules_scope_check check (scope in ('platform', 'provider', 'account', 'branch', 'user')),
  add constraint setting_schedules_whole check ((scope in ('platform', 'provider')) = (scope_id = 0)),
  add constraint setting_schedules_tenant check ((scope = 'platform') <= (provider_id = 0));
