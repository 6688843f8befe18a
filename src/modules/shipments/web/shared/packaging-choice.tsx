/** The packaging of a parcel: that of the booking account, otherwise that of the provider. */
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ParcelType } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience } from '#platform/web/client/session.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import SelectWidget from '#platform/web/form/widgets/choice/select.tsx';
import TextWidget from '#platform/web/form/widgets/text/text.tsx';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';

type Types = readonly ParcelType[];

export const PackagingContext = createContext<Types>([]);

/** For the account chosen by staff; other users have their own account's in their settings. */
export function usePackagingOf(model: RecordModel): Types {
  const isStaff = useAudience() === 'staff';
  const account = useRecordReading(model, ['value:account_id'], () => model.content('account_id'));
  const { data } = useQuery(
    {
      queryKey: [...entityKey('account'), 'parcel_types', account],
      queryFn: ({ signal }) =>
        call('read_account_settings', { query: { account_id: account as number, setting: 'parcel_types' }, signal }),
      enabled: isStaff && typeof account === 'number',
    },
    queryClient,
  );
  const own = data?.account_settings[0]?.value;
  const shown = shownSettings().parcel_types;
  return useMemo(() => (own ? (own as Types) : (shown ?? [])), [own, shown]);
}

/** Without a list any text is allowed. */
function PackagingWidget(props: WidgetProps): ReactNode {
  const types = use(PackagingContext);
  const schema = useMemo(() => {
    const oneOf = types.map(({ name }) => ({ const: name, title: name }));
    return types.length === 0 ? props.schema : { ...props.schema, oneOf };
  }, [props.schema, types]);
  return schema.oneOf ? <SelectWidget {...props} schema={schema} /> : <TextWidget {...props} />;
}

registerWidget('packaging', PackagingWidget);
