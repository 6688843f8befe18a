-- The one way in for jobs. It stamps the tenant of the transaction, so nobody can enqueue for somebody else; the key is made
-- the tenant's own for the same reason. It belongs to the owner, to whom the job tables (graphile_worker) belong.

create function app.enqueue_job(
  p_task text,
  p_data jsonb default '{}',
  p_job_key text default null,
  p_run_at timestamptz default null,
  p_max_attempts integer default null
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
    run_at => p_run_at,
    max_attempts => p_max_attempts,
    job_key => v_provider || ':' || p_job_key
  )).id;
end $$;

revoke all on function app.enqueue_job(text, jsonb, text, timestamptz, integer) from public;
grant execute on function app.enqueue_job(text, jsonb, text, timestamptz, integer) to parcel_app, parcel_worker;
