import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckBox } from './check-box.tsx';

const meta = {
  title: 'UI/Check box',
  component: CheckBox,
  args: { label: 'With the picture', checked: true, onChecked: () => undefined },
  render: function Ticked(args) {
    const [checked, setChecked] = useState(args.checked);
    return <CheckBox {...args} checked={checked} onChecked={setChecked} />;
  },
} satisfies Meta<typeof CheckBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {};
export const Empty: Story = { args: { checked: false } };
