import { lazyComponent } from '../../../ui/lazy-component.tsx';

const below = () => import('./below.tsx');

export const MeasuredBelow = lazyComponent(async () => (await below()).MeasuredBelow, 'in-place');
export const RecordBelow = lazyComponent(async () => (await below()).RecordBelow, 'in-place');
