import type { Attributes, HrTime } from '@opentelemetry/api';
import { ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Measured, Metrics } from './metrics.ts';

type Value = Measured['values'][number];

/** Hands the metrics of `/metrics` to the SDK under the same names, so that both ways show the same figures. */
export const metricProducer = (metrics: Metrics): MetricProducer => {
  const startTime = millisToHrTime(Date.now());
  return {
    collect: async () => {
      const endTime = hrTime();
      const all = (await metrics.all()).flatMap((one) => dataOf(one, { startTime, endTime }));
      const scopeMetrics = [{ scope: { name: 'dasbor' }, metrics: all }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
};

type Times = { startTime: HrTime; endTime: HrTime };

const dataOf = ({ name, help, type, values }: Measured, times: Times): MetricData[] => {
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }));
  switch (String(type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
    case 'histogram':
      return [
        { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, times) },
      ];
    default:
      return [];
  }
};

/** Prometheus counts everything up to each boundary; OpenTelemetry counts each bucket on its own. */
const histogramsOf = (name: string, values: readonly Value[], times: Times): DataPoint<Histogram>[] => {
  const bySeries = Map.groupBy(values, ({ labels: { le: _, ...rest } }) => JSON.stringify(rest));
  return [...bySeries].map(([labels, its]) => {
    const valueOf = (suffix: string): number =>
      its.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const upTo = its.filter(({ labels: { le } }) => le !== undefined);
    const counts = upTo.map(({ value }, index) => value - (upTo[index - 1]?.value ?? 0));
    const boundaries = upTo.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    return {
      ...times,
      attributes: JSON.parse(labels) as Attributes,
      value: { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') },
    };
  });
};
