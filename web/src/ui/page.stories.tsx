import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { TextLink } from './link.tsx';
import { Page, PageHeader } from './page.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'Design system/Page',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Analysis History',
    lead: 'Every picture that you had read, the newest first.',
    meta: '42 analyses',
    actions: <Button>Analyze Chart</Button>,
  },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
      <p>
        Text of the page with <TextLink href="/history">a link</TextLink>.
      </p>
    </Page>
  ),
};
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Playground: Story = {};
export const LongTitle: Story = {
  args: {
    title: 'An instrument whose name somebody typed without thinking of the people who lay out pages',
    meta: undefined,
  },
};
