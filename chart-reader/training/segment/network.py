"""The network: classes of all pixels from the pixels around them.

Everything is computed on halves, quarters and eighths of the picture, so that a pixel costs few multiply-adds; the
first step takes the four pixels of a half as channels and the last gives them back, so that nothing is lost.
"""

import torch
from torch import nn
from torch.nn import functional as F

CLASSES = ["background", "body", "wick", "line", "text", "fill"]


def block(inputs, outputs, size=3, stride=1, dilation=1):
    """A convolution of each channel by itself, then one that mixes channels."""
    return nn.Sequential(
        nn.Conv2d(inputs, inputs, size, stride, dilation * (size // 2), dilation, groups=inputs, bias=False),
        nn.Conv2d(inputs, outputs, 1, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Segmenter(nn.Module):
    """`width` channels on halves; 16 gives 18 k parameters, 32 gives 60 k."""

    def __init__(self, width=24):
        super().__init__()
        a, b, c = width, width * 3 // 2, width * 2
        self.halves = nn.Sequential(
            nn.Conv2d(12, a, 3, padding=1, bias=False), nn.BatchNorm2d(a), nn.ReLU(inplace=True), block(a, a)
        )
        self.quarters = nn.Sequential(block(a, b, 5, stride=2), block(b, b, 5))
        self.eighths = nn.Sequential(block(b, c, 5, stride=2), block(c, c, 5), block(c, c, 5, dilation=2), block(c, c, 5, dilation=4))
        self.join_quarter = block(b + c, b)
        self.join_half = block(a + b, a)
        self.out = nn.Conv2d(a, 4 * len(CLASSES), 1)

    def forward(self, x):
        """x: pixels as numbers about -1..1, sides divisible by eight."""
        half = self.halves(F.pixel_unshuffle(x, 2))
        quarter = self.quarters(half)
        eighth = self.eighths(quarter)
        up = F.interpolate(eighth, scale_factor=2, mode="nearest")
        quarter = self.join_quarter(torch.cat([quarter, up], 1))
        up = F.interpolate(quarter, scale_factor=2, mode="nearest")
        half = self.join_half(torch.cat([half, up], 1))
        return F.pixel_shuffle(self.out(half), 2)


def costs(net):
    """Parameters and multiply-adds per pixel, dense and by channel."""
    net.eval()
    dense, single = [0], [0]

    def count(module, _, output):
        taps = module.weight[0].numel() * output.shape[1]
        to = single if module.groups > 1 else dense
        to[0] += taps * output.shape[2] * output.shape[3]

    hooks = [m.register_forward_hook(count) for m in net.modules() if isinstance(m, nn.Conv2d)]
    with torch.no_grad():
        net(torch.zeros(1, 3, 128, 128))
    for hook in hooks:
        hook.remove()
    return sum(p.numel() for p in net.parameters()), dense[0] / 128**2, single[0] / 128**2


if __name__ == "__main__":
    for width in (8, 16, 24, 32):
        print(width, "%d parameters, %.0f dense and %.0f channel-wise multiply-adds a pixel" % costs(Segmenter(width)))
