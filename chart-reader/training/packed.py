"""The numbers of the network as they are stored: whole numbers by an arithmetic coder. ../text/packed-numbers.ts reads them.

Every bit is coded by how often it was 0 and 1 before in its place: whether a number is 0, whether it is more than 1, more than
2 and so on. Signs, and what is beyond the last of these places, take a whole bit each.
"""

PLACES = 24
WHOLE = 2**32
LEAST_RANGE = 2**24
MOST_COUNTED = 2**14


class Places:
    """How often each place had a 0 and a 1, twice, and one more."""

    def __init__(self):
        self.counts = [1] * (2 * (PLACES + 1))

    def share(self, place):
        return self.counts[2 * place], self.counts[2 * place + 1]

    def count(self, place, bit):
        self.counts[2 * place + bit] += 2
        if sum(self.share(place)) > MOST_COUNTED:
            for at in (2 * place, 2 * place + 1):
                self.counts[at] = (self.counts[at] + 1) >> 1


class Writer:
    def __init__(self):
        self.low, self.range, self.out = 0, WHOLE - 1, bytearray()

    def add(self, value):
        self.low += value
        if self.low < WHOLE:
            return
        self.low -= WHOLE
        at = len(self.out) - 1
        while self.out[at] == 255:
            self.out[at] = 0
            at -= 1
        self.out[at] += 1

    def split(self, bit, zeros, ones):
        bound = self.range // (zeros + ones) * zeros
        if bit:
            self.add(bound)
        self.range = self.range - bound if bit else bound
        while self.range < LEAST_RANGE:
            self.out.append(self.low >> 24)
            self.low = self.low << 8 & WHOLE - 1
            self.range <<= 8

    def place(self, places, place, bit):
        self.split(bit, *places.share(place))
        places.count(place, bit)

    def whole(self, value, places):
        size = abs(value)
        for place in range(min(size, PLACES)):
            self.place(places, place, 1)
        if size < PLACES:
            self.place(places, size, 0)
        else:
            rest = size - PLACES + 1
            for _ in range(rest.bit_length() - 1):
                self.split(1, 1, 1)
            self.split(0, 1, 1)
            for at in reversed(range(rest.bit_length() - 1)):
                self.split(rest >> at & 1, 1, 1)
        if size:
            self.split(int(value < 0), 1, 1)

    def done(self):
        # Of all numbers that mean the same the one with most zero bytes at its end, which need not be stored.
        for zeros in (3, 2, 1, 0):
            unit = 1 << 8 * zeros
            rest = -self.low % unit
            if rest < self.range:
                self.add(rest)
                return bytes(self.out) + self.low.to_bytes(4, "big")[: 4 - zeros]


class Reader:
    def __init__(self, data):
        self.data, self.at, self.range, self.code = data, 0, WHOLE - 1, 0
        for _ in range(4):
            self.next()

    def next(self):
        self.code = self.code << 8 | (self.data[self.at] if self.at < len(self.data) else 0)
        self.at += 1

    def split(self, zeros, ones):
        bound = self.range // (zeros + ones) * zeros
        bit = int(self.code >= bound)
        self.code -= bound * bit
        self.range = self.range - bound if bit else bound
        while self.range < LEAST_RANGE:
            self.next()
            self.range <<= 8
        return bit

    def place(self, places, place):
        bit = self.split(*places.share(place))
        places.count(place, bit)
        return bit

    def whole(self, places):
        size = 0
        while size < PLACES and self.place(places, size):
            size += 1
        if size == PLACES:
            length = 0
            while self.split(1, 1):
                length += 1
            rest = 1
            for _ in range(length):
                rest = rest << 1 | self.split(1, 1)
            size += rest - 1
        return -size if size and self.split(1, 1) else size


def packed(layers):
    """Bytes of [(steps of the rows, step of the bias, bias, weights by rows)], all whole numbers; steps in eighths of an octave."""
    writer = Writer()
    for steps, bias_step, bias, weights in layers:
        before = 0
        places = Places()
        for step in [bias_step, *steps]:
            writer.whole(step - before, places)
            before = step
        places = Places()
        for value in bias:
            writer.whole(value, places)
        places = Places()
        for row in weights:
            for value in row:
                writer.whole(value, places)
    return writer.done()


def unpacked(data, shapes):
    """The layers of `packed`; `shapes` are their (outputs, inner)."""
    reader, layers = Reader(data), []
    for outputs, inner in shapes:
        steps, before, places = [], 0, Places()
        for _ in range(outputs + 1):
            before += reader.whole(places)
            steps.append(before)
        places = Places()
        bias = [reader.whole(places) for _ in range(outputs)]
        places = Places()
        weights = [[reader.whole(places) for _ in range(inner)] for _ in range(outputs)]
        layers.append((steps[1:], steps[0], bias, weights))
    return layers
