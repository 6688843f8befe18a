/** Interhub transfers over HTTP, for the staff of both branches. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { interhub_transfer_parcels, interhub_transfers } from '#generated/tables.ts';
import type { Settings } from '#generated/types.ts';
import { documentUrl, printPdf } from '#modules/files/server/services/documents.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { driverMayScan } from '../../domain/manifest-scanner.ts';
import type { Acting } from '../acting.ts';
import { mailManifest } from './mail-manifest.ts';
import { manifestToPdf } from './manifest-pdf.ts';
import { findParcels, parcelRows, readTransfer, transferRows } from './repository.ts';
import { closeTransfer, deleteTransfer, openTransfer, removeParcel, scanParcel, unknownTransfer } from './transfers.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

export function interhubRoutes(app: FastifyInstance): void {
  const { services } = app;
  const access = services.database.app;

  /** Throws `forbidden` for customers, for staff limited to an account, and where transfers are off. */
  const requireUse = async (tx: Transaction, user: SessionUser, providerId: number): Promise<Settings> => {
    if (!isStaff(user) || onlyAccountOf(user) !== null) throw forbidden();
    const settings =
      user.role_id === roles.driver
        ? await app.settings.decidingForBranch(tx, providerId, user.branch_id)
        : await app.settings.decidingWithin(tx, providerId);
    if (settings.unused_feature_interhub_transfers === true) throw forbidden('Interhub transfers aren’t in use');
    return settings;
  };

  const maySee = ({ user }: Pick<Session, 'user'>, settings: Settings): boolean =>
    user.role_id !== roles.driver || driverMayScan(user.id, settings);

  const run = <T extends object>(
    { session, providerId, request, once }: RouteContext,
    work: (tx: Transaction, acting: Acting, settings: Settings) => Promise<T>,
  ): Promise<T> =>
    inTenant(access, providerId, async (tx) => {
      const settings = await requireUse(tx, session.user, providerId);
      if (!maySee(session, settings)) throw forbidden('The manifest scanner isn’t switched on for you');
      const acting = { providerId, author: authorOf(session, request), now: services.clock() };
      return answerOnce(tx, once, providerId, () => work(tx, acting, settings));
    });

  /** Users limited to a branch may only see and change transfers from or to it. */
  const isEnd = ({ user }: Session, ends: readonly number[]): boolean => {
    const own = onlyBranchOf(user);
    return own === null || ends.includes(own);
  };
  /** Drivers load and unload; the other actions are for office staff. Throws `forbidden`. */
  const requireOffice = ({ user }: Session): void => {
    if (user.role_id === roles.driver) throw forbidden('Only the office opens and closes transfers');
  };
  /** Throws `unknown_interhub_transfer`, also for a transfer between other branches, whose existence is not disclosed. */
  const requireOwn = async (tx: Transaction, session: Session, id: number): Promise<void> => {
    const found = await readTransfer(tx, id);
    if (!found || !isEnd(session, [found.from_branch_id, found.to_branch_id])) throw unknownTransfer();
  };

  // Drivers without scanning rights get an empty list.
  const isHidden = async (
    tx: Transaction,
    { viewer, providerId }: { readonly viewer: Viewer; readonly providerId: number },
  ): Promise<boolean> => !maySee(viewer, await requireUse(tx, viewer.user, providerId));
  listRoute(app, interhub_transfers, {
    context: isHidden,
    rows: (tx, { viewer }, hidden) => transferRows(tx, viewer, hidden),
  });
  listRoute(app, interhub_transfer_parcels, {
    context: isHidden,
    rows: (tx, { viewer }, hidden) => parcelRows(tx, viewer, hidden),
  });

  route(app, 'create_interhub_transfer', ({ body, ...context }) =>
    run(context, async (tx, acting, settings) => {
      requireOffice(context.session);
      if (!isEnd(context.session, [body.from_branch_id])) throw forbidden('This transfer is between other branches');
      return { interhub_transfer: await openTransfer(tx, acting, settings, body) };
    }),
  );

  route(app, 'scan_interhub_transfer', ({ body, ...context }) =>
    run(context, async (tx, acting, settings) => {
      await requireOwn(tx, context.session, body.id);
      return scanParcel(tx, acting, settings, body);
    }),
  );

  route(app, 'remove_interhub_parcel', ({ body, ...context }) =>
    run(context, async (tx, acting) => {
      await requireOwn(tx, context.session, body.id);
      return { interhub_transfer: await removeParcel(tx, acting, body.id, body.parcel_id) };
    }),
  );

  route(app, 'close_interhub_transfer', ({ body, ...context }) =>
    run(context, async (tx, acting, settings) => {
      requireOffice(context.session);
      await requireOwn(tx, context.session, body.id);
      const interhub_transfer = await closeTransfer(tx, acting, settings, body);
      await mailManifest(tx, acting.providerId, settings, interhub_transfer);
      return { interhub_transfer };
    }),
  );

  route(app, 'delete_interhub_transfer', ({ body, ...context }) =>
    run(context, async (tx, acting) => {
      requireOffice(context.session);
      await requireOwn(tx, context.session, body.id);
      await deleteTransfer(tx, acting, body.id);
      return { deleted: true as const };
    }),
  );

  route(app, 'read_interhub_manifest', async ({ query, session, providerId, request }) => {
    const found = await inTenant(access, providerId, async (tx) => {
      const settings = await requireUse(tx, session.user, providerId);
      const transfer = maySee(session, settings) ? await readTransfer(tx, query.id) : undefined;
      if (!transfer || !isEnd(session, [transfer.from_branch_id, transfer.to_branch_id])) throw unknownTransfer();
      const parcels = await findParcels(tx, query.id);
      return { transfer, parcels, settings, provider: await findTitle(tx, providerId, settings) };
    });
    const { provider } = found;
    const printing = { session, providerId, name: `manifest-${found.transfer.reference}` };
    const printed = await printPdf(services, printing, found.settings.logo_url, (logo) =>
      manifestToPdf(found.transfer, found.parcels, { provider, logo }),
    );
    return documentUrl(services, request, printed);
  });
}
