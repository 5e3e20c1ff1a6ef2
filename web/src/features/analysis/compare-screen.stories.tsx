import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { CompareScreen } from './compare-screen.tsx';
import { buildAnalysis, noTrade } from './fixtures/analyses.ts';

const meta = {
  title: 'Analysis/Two analyses',
  component: CompareScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/history/compare?one=a1&other=a2',
    msw: [
      http.get('/api/chart/analyses/:id', ({ params }) =>
        HttpResponse.json({
          analysis:
            params['id'] === 'a1'
              ? buildAnalysis({ id: 'a1' })
              : buildAnalysis({ id: 'a2', analysis_json: noTrade, outcome: 'target', tags: ['weekly'] }),
        }),
      ),
    ],
  },
} satisfies Meta<typeof CompareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
