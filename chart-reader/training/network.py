"""The network: two strided convolutions, one that folds the height away, then residual blocks along the line.

Input (batch, 1, 16, width) ink, output (batch, classes, width / 2). Columns beyond a line's own width are held at zero
in every layer, so that a line gives the same result alone as in a batch.
"""

import torch
from torch import nn

from alphabet import ALPHABET

CLASSES = len(ALPHABET) + 1


class Block(nn.Module):
    """x + relu(pointwise(depthwise(x)))."""

    def __init__(self, channels, kernel=5):
        super().__init__()
        self.depthwise = nn.Conv1d(channels, channels, kernel, padding=kernel // 2, groups=channels, bias=False)
        self.pointwise = nn.Conv1d(channels, channels, 1, bias=False)
        self.norm = nn.BatchNorm1d(channels)

    def forward(self, x, mask):
        return (x + torch.relu(self.norm(self.pointwise(self.depthwise(x))))) * mask


class Network(nn.Module):
    def __init__(self, first=16, second=32, channels=96, blocks=4):
        super().__init__()
        self.conv1 = nn.Conv2d(1, first, 3, stride=(2, 1), padding=1, bias=False)
        self.norm1 = nn.BatchNorm2d(first)
        self.conv2 = nn.Conv2d(first, second, 3, stride=2, padding=1, bias=False)
        self.norm2 = nn.BatchNorm2d(second)
        self.conv3 = nn.Conv2d(second, channels, (4, 3), padding=(0, 1), bias=False)
        self.norm3 = nn.BatchNorm1d(channels)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.head = nn.Conv1d(channels, CLASSES, 1)

    def forward(self, x, widths):
        steps = (widths + 1) // 2
        columns = torch.arange(x.shape[3])
        wide = (columns[None] < widths[:, None])[:, None, None].to(x.dtype)
        narrow = (columns[None, : (x.shape[3] + 1) // 2] < steps[:, None])[:, None].to(x.dtype)
        x = torch.relu(self.norm1(self.conv1(x))) * wide
        x = torch.relu(self.norm2(self.conv2(x))) * narrow[:, None]
        x = torch.relu(self.norm3(self.conv3(x).squeeze(2))) * narrow
        for block in self.blocks:
            x = block(x, narrow)
        return self.head(x), steps
