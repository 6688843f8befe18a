/** The payment methods that Bob Pay currently offers (F267, F275). */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { queryClient } from '#platform/web/client/query-client.ts';

/** Undefined until loaded, and when Bob Pay can't be reached, whose own page then reports the problem. */
export function useActiveMethods(): readonly string[] | undefined {
  const isOn = useProviderSetting('payment_methods_bobpay_topup_enabled') === true;
  const { data } = useQuery(
    {
      queryKey: ['bob-pay-methods'],
      queryFn: async ({ signal }) => {
        const { payment_methods: methods } = await call('read_public_payment_methods', { signal });
        return methods.filter(({ status }) => status === 'active').map(({ name }) => name);
      },
      enabled: isOn,
    },
    queryClient,
  );
  return data;
}
