/** What geography contributes to the server: so far only its domain is used, by modules above it. */
import type { ServerModule } from '#platform/server/module.ts';

export const geography: ServerModule = {};
