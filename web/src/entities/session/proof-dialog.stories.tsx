import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProofDialog } from './proof-dialog.tsx';

const meta: Meta = { title: 'Session/Confirm that it is you', parameters: { layout: 'fullscreen' } };
export default meta;

export const Asking: StoryObj = { render: () => <ProofDialog open onClose={() => undefined} /> };
export const OnAPhone: StoryObj = { ...Asking, globals: { viewport: { value: 'phone' } } };
