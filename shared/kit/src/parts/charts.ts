// The charts, which a page shows without waiting for the rest of the kit.
export { BarChart } from '#charts/bar-chart.tsx';
export { LineChart } from '#charts/line-chart.tsx';
export { ShareChart } from '#charts/share-chart.tsx';
export { StackChart } from '#charts/stack-chart.tsx';
export { WaterfallChart } from '#charts/waterfall-chart.tsx';
