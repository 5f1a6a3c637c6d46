// The charts of first pages, which do not wait for the rest of the kit.
export { LineChart } from '#charts/line-chart.tsx';
export { StackChart } from '#charts/stack-chart.tsx';
export { WaterfallChart } from '#charts/waterfall-chart.tsx';
