/** Saved views of lists over HTTP: each person has their own, at whichever provider they work. */
import type { FastifyInstance } from 'fastify';
import type { ListView } from '#generated/types.ts';
import { inTenant, type Transaction } from '../../db/tenant.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import {
  clearDefault,
  deleteView,
  findViews,
  insertView,
  lockViews,
  updateView,
  type Owner,
  type StoredView,
} from './repository.ts';

/** With more views a list would be hard to use. */
const mostViews = 50;

export function listViewRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;
  const run = <T>({ user }: Session, work: (tx: Transaction, owner: Owner) => Promise<T>): Promise<T> =>
    inTenant(access, user.provider_id, (tx) => work(tx, { provider_id: user.provider_id, user_id: user.id }));

  const change: typeof run = (session, work) =>
    run(session, async (tx, owner) => {
      await lockViews(tx, owner);
      return work(tx, owner);
    });

  route(app, 'read_list_views', ({ session }) =>
    run(session, async (tx, owner) => ({ list_views: (await findViews(tx, owner)).map(serialize) })),
  );

  route(app, 'create_list_view', ({ session, body }) =>
    change(session, async (tx, owner) => {
      const { filter_key, query, is_default = false } = body;
      requireViewOf(app, filter_key, query);
      const own = await findViews(tx, owner);
      const ofList = own.filter((view) => view.filter_key === filter_key);
      if (ofList.length >= mostViews) {
        const message = `This list has ${mostViews} saved views already. Delete one that you don’t use`;
        throw new ApiError(409, 'too_many_views', message);
      }
      if (is_default) await clearDefault(tx, owner, filter_key);
      const view = await insertView(tx, { ...owner, filter_key, query, is_default, name: body.name.trim() });
      if (!view) throw nameTaken();
      return { list_view: serialize(view) };
    }),
  );

  route(app, 'update_list_view', ({ session, params, body }) =>
    change(session, async (tx, owner) => {
      const own = await findViews(tx, owner);
      const view = own.find(({ id }) => id === params.view_id);
      if (!view) throw unknownView();
      const { name = view.name, query = view.query, is_default = view.is_default } = body;
      requireViewOf(app, view.filter_key, query);
      const others = own.filter(({ id, filter_key }) => id !== view.id && filter_key === view.filter_key);
      if (others.some((other) => other.name.toLowerCase() === name.trim().toLowerCase())) throw nameTaken();
      if (is_default) await clearDefault(tx, owner, view.filter_key);
      return { list_view: serialize(await updateView(tx, owner, view.id, { name: name.trim(), query, is_default })) };
    }),
  );

  route(app, 'delete_list_view', ({ session, params }) =>
    change(session, async (tx, owner) => {
      if (!(await deleteView(tx, owner, params.view_id))) throw unknownView();
      return { ok: true };
    }),
  );
}

/** Throws `invalid_input` for an unknown list, and for a query that its address does not support. */
function requireViewOf(app: FastifyInstance, filterKey: string, query: string): void {
  const table = app.lists.get(filterKey.replace(/_filters$/, ''))?.table;
  if (!table) throw invalid('filter_key', 'There is no such list');
  const known = new Set(['sort', 'size', 'columns', ...table.filters.map(({ name }) => name)]);
  const unknown = [...new URLSearchParams(query).keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw invalid('query', `The list has no filter ${unknown}`);
}

function invalid(field: string, message: string): ApiError {
  return new ApiError(400, 'invalid_input', 'The request is not valid', [{ field, message, code: 'unknown' }]);
}

function nameTaken(): ApiError {
  const message = 'You have a view of this name already. Choose another name';
  return new ApiError(409, 'name_taken', message, [{ field: 'name', message, code: 'name_taken' }]);
}

function unknownView(): ApiError {
  return new ApiError(404, 'unknown_view', 'There is no such view. It may have been deleted');
}

function serialize({ id, filter_key, name, query, is_default }: StoredView): ListView {
  return { id, filter_key, name, query, is_default };
}
