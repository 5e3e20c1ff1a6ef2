import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { calculationRefused, quietTutor, withCalculation } from '../testing/story-handlers.ts';
import { CalculatorScreen } from './calculator-screen.tsx';
import { CalculatorsScreen } from './calculators-screen.tsx';

const meta = {
  title: 'Tutor/Calculators',
  component: CalculatorScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/ai-tutor/calculators/position-size',
    msw: [withCalculation, ...quietTutor],
  },
  render: () => (
    <Routes>
      <Route path="/ai-tutor/calculators" element={<CalculatorsScreen />} />
      <Route path="/ai-tutor/calculators/:id" element={<CalculatorScreen />} />
    </Routes>
  ),
} satisfies Meta<typeof CalculatorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { parameters: { route: '/ai-tutor/calculators' } };
export const PositionSize: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const RefusedInput: Story = { parameters: { msw: [calculationRefused, ...quietTutor] } };
export const NoSuchCalculator: Story = { parameters: { route: '/ai-tutor/calculators/tulips' } };
