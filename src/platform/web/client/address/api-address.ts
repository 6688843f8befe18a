/** Where the API is asked: at the host that the page was told (F016), else at the page's own address. */
import { bootIfAny, type ApiHost } from '../boot.ts';

/** `path`: as at the page's own address; what is not below `/api` is always there. */
export function apiAddress(path: string, host: ApiHost = 'main'): string {
  return path.replace(/^\/api/, bootIfAny()?.api?.[host] ?? '/api');
}
