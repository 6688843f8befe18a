-- Jobs of one queue run one after another, so that a system that does not answer holds up only what is sent to it.

drop function app.enqueue_job(text, jsonb, text, timestamptz, integer);
create function app.enqueue_job(
  p_task text,
  p_data jsonb default '{}',
  p_job_key text default null,
  p_run_at timestamptz default null,
  p_max_attempts integer default null,
  -- The tenant's own, as the key is.
  p_queue text default null
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_provider bigint := app.current_provider();
begin
  if v_provider is null then
    raise exception 'enqueue_job needs a tenant' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return (graphile_worker.add_job(
    p_task,
    json_build_object('provider_id', v_provider, 'data', p_data),
    queue_name => v_provider || ':' || p_queue,
    run_at => p_run_at,
    max_attempts => p_max_attempts,
    job_key => v_provider || ':' || p_job_key
  )).id;
end $$;
revoke all on function app.enqueue_job(text, jsonb, text, timestamptz, integer, text) from public;
grant execute on function app.enqueue_job(text, jsonb, text, timestamptz, integer, text) to parcel_app, parcel_worker;
