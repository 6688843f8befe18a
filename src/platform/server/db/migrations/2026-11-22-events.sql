-- Events: what happened, written in the transaction that made it true. Handlers of modules, and the pages that are open, follow from
-- these rows.

create table events (
  provider_id bigint not null,
  id bigint generated always as identity,
  -- Ids are given out before a transaction commits, so an older id may appear after a newer one. Whoever remembers up to where the
  -- table was read remembers a transaction instead: all those before the oldest that still runs are complete.
  xact xid8 not null default pg_current_xact_id(),
  name text not null check (name <> ''),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  emitted_at timestamptz not null default now(),
  is_dispatched boolean not null default false,
  primary key (provider_id, id)
);
create index events_xact on events (provider_id, xact);
create index events_to_dispatch on events (provider_id, id) where not is_dispatched;
call app.protect('events');

-- One row for each effect, written in the transaction of the effect: a handler that ran does not run again.
create table event_deliveries (
  provider_id bigint not null,
  event_id bigint not null,
  handler text not null check (handler <> ''),
  delivered_at timestamptz not null default now(),
  primary key (provider_id, event_id, handler)
);
call app.protect('event_deliveries');

grant select, insert on events to parcel_app, parcel_worker;
-- Handlers write mails.
grant insert on mails, inbox_mails to parcel_worker;
grant select on event_deliveries to parcel_app;
grant select, insert on event_deliveries to parcel_worker;

-- Writes an event of a transaction and answers its id. What no handler waits for is dispatched as it is written, which spares the
-- dispatcher an update. Names are qualified instead of a search path set: setting one at every call is measurable.
create function app.emit_event(p_name text, p_payload jsonb, p_is_handled boolean default true) returns bigint
  language plpgsql as $$
declare
  v_id bigint;
begin
  insert into public.events (provider_id, name, payload, is_dispatched)
  values (app.current_provider(), p_name, p_payload, not p_is_handled) returning id into v_id;
  return v_id;
end $$;

-- Makes a job of every event and handler, at most `p_limit` events at a time, and answers how many events it took. `p_handlers`
-- names the handlers of each event. Writers do not enqueue these jobs themselves: adding a job notifies the workers, and the
-- database commits transactions that notify one at a time, each after the other has reached the disk.
-- It belongs to the owner, to whom the job tables (graphile_worker) belong.
create function app.dispatch_events(p_handlers jsonb, p_limit integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_taken integer;
  v_jobs graphile_worker.job_spec[];
begin
  -- Until the transaction ends; the policies let only the owner make use of it.
  perform set_config('app.all_providers', 'on', true);
  with next as (
    select e.provider_id, e.id from events e where not e.is_dispatched order by e.id limit p_limit for update skip locked
  ),
  taken as (
    update events e set is_dispatched = true from next n
     where e.provider_id = n.provider_id and e.id = n.id
    returning e.provider_id, e.id, e.name
  ),
  jobs as (
    select row('handle_event', json_build_object('provider_id', t.provider_id,
             'data', json_build_object('event_id', t.id, 'handler', h.handler)),
             null, null, null, null, null, null)::graphile_worker.job_spec as job, t.id
      from taken t cross join lateral jsonb_array_elements_text(p_handlers -> t.name) as h (handler)
  )
  select (select count(*) from taken), (select array_agg(j.job order by j.id) from jobs j) into v_taken, v_jobs;
  if v_jobs is not null then
    perform graphile_worker.add_jobs(v_jobs);
  end if;
  return v_taken;
end $$;

-- What happened to some providers in transactions that were not complete at `p_since`, and the position to ask from next time. Of a
-- payload it tells the named fields only: the numbers of the records that moved. The age bounds what a database restored from a copy,
-- whose transactions are counted anew, would tell again.
create function app.events_since(p_provider_ids bigint[], p_since xid8, p_fields text[])
  returns table (boundary xid8, provider_id bigint, id bigint, name text, fields jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select pg_snapshot_xmin(pg_current_snapshot()), e.provider_id, e.id, e.name, e.fields
      from (select) as one
      left join lateral (
        select t.provider_id, t.id, t.name,
               (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(t.payload) f where f.key = any (p_fields)) as fields
          from events t
         where t.provider_id = any (p_provider_ids) and t.xact >= p_since and t.emitted_at > now() - interval '1 hour'
         order by t.id limit 5000) e on true;
end $$;

-- Removes events that are dispatched and older than any retry of their handlers (graphile-worker gives up after some three days), with
-- the record of their deliveries.
create function app.purge_events(p_older_than interval) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_removed bigint;
begin
  with gone as (
    delete from events e where e.is_dispatched and e.emitted_at < now() - p_older_than returning e.provider_id, e.id
  ),
  forgotten as (
    delete from event_deliveries d using gone g where d.provider_id = g.provider_id and d.event_id = g.id
  )
  select count(*) into v_removed from gone;
  return v_removed;
end $$;

grant select, delete on events, event_deliveries to parcel_definer;
create policy definer_all on events to parcel_definer using (current_user = 'parcel_definer');
create policy definer_all on event_deliveries to parcel_definer using (current_user = 'parcel_definer');

grant create on schema app to parcel_definer;
alter function app.events_since(bigint[], xid8, text[]) owner to parcel_definer;
alter function app.purge_events(interval) owner to parcel_definer;
revoke create on schema app from parcel_definer;
revoke all on function app.emit_event(text, jsonb, boolean), app.dispatch_events(jsonb, integer), app.events_since(bigint[], xid8, text[]),
  app.purge_events(interval) from public;
grant execute on function app.emit_event(text, jsonb, boolean) to parcel_app, parcel_worker;
grant execute on function app.events_since(bigint[], xid8, text[]) to parcel_app;
grant execute on function app.dispatch_events(jsonb, integer), app.purge_events(interval) to parcel_worker;
