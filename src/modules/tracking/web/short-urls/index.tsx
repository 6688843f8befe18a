/** `/shiplogic-admin/short-urls`: the short links of text messages with their clicks, for the platform's own team. */
import { short_urls } from '#generated/tables.ts';
import { listScreen } from '#platform/web/table/list-screen.tsx';

export default listScreen(short_urls);
