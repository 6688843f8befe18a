/** What rates contribute to the server: so far only their domain is used, by modules above them. */
import type { ServerModule } from '#platform/server/module.ts';

export const rates: ServerModule = {};
