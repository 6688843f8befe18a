/** Converts the charge of a surcharge, an adjustment, a levy or an insurance rate into cents. */
import type { ChargeBasis, ChargeType, PercentageBase, VatType } from '#generated/types.ts';
import { centsOf } from '#platform/domain/money.ts';
import type { Charge, Scope } from './compiled-tariff.ts';

interface WrittenCharge {
  readonly charge_type: ChargeType;
  readonly charge_value: number;
  readonly charge_basis?: ChargeBasis;
  readonly percentage_of?: PercentageBase;
  readonly minimum_charge?: number;
  readonly maximum_charge?: number;
  readonly vat_type?: VatType;
}

export function compileCharge(written: WrittenCharge): Charge {
  const { charge_type: type, charge_value: value, minimum_charge: minimum, maximum_charge: maximum } = written;
  return {
    type,
    value,
    amount: type === 'percentage' ? value : centsOf(value),
    basis: written.charge_basis ?? 'shipment',
    percentageOf: written.percentage_of ?? 'base_rate',
    minimum: minimum === undefined ? undefined : centsOf(minimum),
    maximum: maximum === undefined ? undefined : centsOf(maximum),
    vatType: written.vat_type ?? 'standard',
  };
}

interface WrittenScope {
  readonly account_ids?: readonly number[];
  readonly rate_group_ids?: readonly number[];
  readonly service_level_ids?: readonly number[];
}

export function compileScope(written: WrittenScope): Scope {
  return {
    accounts: restriction(written.account_ids),
    groups: restriction(written.rate_group_ids),
    serviceLevels: restriction(written.service_level_ids),
  };
}

/** The members of a restriction; an empty list restricts nothing. */
export function restriction(ids: readonly number[] | undefined): ReadonlySet<number> | undefined {
  return ids === undefined || ids.length === 0 ? undefined : new Set(ids);
}
