/** The widgets of a form that show prices and choose service levels and extras, registered when this file is imported. */
import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OptInRate } from '#generated/types.ts';
import { moneyText, numberText } from '#platform/domain/amount.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { inputAttributes, type WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { tickedOptIns } from '../../domain/offered-opt-ins.ts';
import { usePricingAround } from './rating.ts';
import { ServiceChoice } from './service-choice.tsx';

/** The value is the code of a service level. */
function ServiceLevelWidget(props: WidgetProps): ReactNode {
  const { rating } = usePricingAround();
  return (
    <ServiceChoice
      id={props.id}
      label={props.label}
      rating={rating}
      chosen={typeof props.value === 'string' ? props.value : undefined}
      readOnly={props.readOnly}
      describedBy={props.describedBy}
      onChoose={(code) => {
        props.onChange(code);
        props.onBlur();
      }}
    />
  );
}

/** With the price, for users who may see it: `Gift wrapping, R 25.00`, `Cold chain, 2.5%`. */
function extraText({ name, charge_type: type, charge_value: value }: OptInRate): string {
  if (type === undefined || value === undefined) return name;
  if (type === 'percentage') return `${name}, ${numberText(value)}%`;
  const each = type === 'perKg' ? ' a kg' : type === 'flat' ? '' : ' a km';
  return `${name}, ${moneyText(value)}${each}`;
}

/** The value is the list of ids of the chosen extras. */
function OptIns({ offered, ...props }: WidgetProps & { readonly offered: readonly OptInRate[] }): ReactNode {
  if (offered.length === 0)
    return (
      <Text size="sm" c="dimmed" id={props.id} tabIndex={-1}>
        No extras for this shipment.
      </Text>
    );
  return (
    <Checkbox.Group
      {...inputAttributes(props)}
      readOnly={props.readOnly}
      value={tickedOptIns(props.value, offered).map(String)}
      onChange={(values) => props.onChange(values.map(Number))}
    >
      <Stack gap="xs">
        {offered.map((extra) => (
          <Checkbox key={extra.id} value={String(extra.id)} label={extraText(extra)} description={extra.description} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function OptInsWidget(props: WidgetProps): ReactNode {
  return <OptIns {...props} offered={usePricingAround().optIns} />;
}

function TimedOptInsWidget(props: WidgetProps): ReactNode {
  return <OptIns {...props} offered={usePricingAround().timedOptIns} />;
}

registerWidget('service-level', ServiceLevelWidget);
registerWidget('opt-ins', OptInsWidget);
registerWidget('timed-opt-ins', TimedOptInsWidget);
