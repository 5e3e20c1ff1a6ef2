"""Word lists for texts.py: instruments, exchanges, indicators, and the words of chart programs in many languages."""

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
OTHER_MONTHS = """Mär Mai Okt Dez Januar Februar März Juni Juli Oktober Dezember janv. févr. mars avr. mai juin juil. août sept.
oct. nov. déc. ene feb mar abr may jun jul ago sep oct nov dic enero agosto gen apr mag giu lug set ott dic fev abr out dez mrt mei
okt sty lut kwi maj cze lip sie wrz paź lis gru Oca Şub Nis Haz Tem Ağu Eyl Eki Kas Ara maj led úno bře dub čvn srp zář říj pro
Agt Des Thg""".split()
OTHER_DAYS = "Mo Di Mi Do Fr Sa So lun. mar. mer. jeu. ven. sam. dim. lun mié jue vie sáb dom gio ven seg ter qua qui sex Paz Pzt Sal Çar Per Cum".split()
QUOTES = "USDT USD EUR BTC ETH USDC GBP JPY CHF AUD BUSD PERP TRY KRW INR BRL FDUSD".split()
BASES = """BTC ETH SOL XRP ADA DOGE LTC BNB AVAX DOT LINK UNI ATOM TRX XLM ALGO SHIB PEPE WIF EUR GBP USD JPY CHF AUD
NZD CAD XAU XAG AAPL MSFT NVDA TSLA AMZN GOOG META NFLX SPX NDX DJI DAX US30 US500 NAS100 GER40 UK100 WTI USOIL
BRENT NG1! ES1! CL1! GALA OP ARB SUI APT INJ FTM MATIC NEAR 1INCH BRK.B SPY QQQ ^GSPC ^DJI ^IXIC BTCUSDT.P GC=F ES_F""".split()
FUTURES = "ES NQ YM RTY MES MNQ CL GC SI NG ZB ZN 6E 6J FDAX FESX".split()
NAMES = """Bitcoin Ethereum Litecoin Tether Dollar Euro Pound Yen Franc Gold Silver Crude Oil Copper Apple Tesla Nvidia
Microsoft Amazon Index Futures Nasdaq Composite Inc Corp Ltd Natural Gas Wheat Corn Solana Cardano Ripple Dogecoin
Australian Canadian Swiss Japanese British U.S. TetherUS Spot Perpetual Contract vs Pfund Franken Índice Aktie Société Générale
Crédit Münchener Rück""".split()
EXCHANGES = """Binance BINANCE Bitfinex BITFINEX Coinbase COINBASE Kraken KRAKEN BITSTAMP Bybit BYBIT OKX OANDA FXCM NASDAQ
NYSE TVC FOREXCOM CAPITALCOM ICE COMEX NYMEX XETRA LSE CME NSE BSE MOEX Börse BIST BMFBOVESPA""".split()
FRAMES = """1m 3m 5m 15m 30m 45m 1h 2h 3h 4h 6h 8h 12h 1D 3D 1W 1M 1d 1w 1H 4H M1 M5 M15 M30 H1 H4 D1 W1 MN 1 5 15 30 60 120
240 D W M 1Y 1mo 1wk 5min 15min 1hour Daily Weekly Monthly Hourly daily weekly 10m 90m ALL 3M 6M YTD MAX m5 m15 h1 h4 MN1""".split()
LONG_FRAMES = ["1 hour", "4 hours", "15 minutes", "1 day", "1 Day Chart", "5 Minute", "1 Std.", "15 Min", "1 heure", "1 día", "Diario",
               "Täglich", "Giornaliero", "Journalier", "1 Minuto", "Günlük", "5 min", "30 Minuten"]
INDICATORS = """MA EMA SMA WMA RSI MACD BB Vol Volume VWAP ATR OBV KDJ BOLL Stoch StochRSI CCI ADX MFI Ichimoku SAR DMI TRIX
Supertrend Momentum Volumen Hacim""".split()
OHLC_NAMES = [
    ["O", "H", "L", "C"], ["Open", "High", "Low", "Close"], ["O", "H", "L", "C"], ["open", "high", "low", "close"],
    ["Eröffnung", "Hoch", "Tief", "Schluss"], ["E", "H", "T", "S"], ["Apertura", "Máximo", "Mínimo", "Cierre"], ["Apert.", "Máx.", "Mín.", "Cierre"],
    ["Ouv.", "Haut", "Bas", "Clôt."], ["Ouverture", "Plus haut", "Plus bas", "Clôture"], ["Apertura", "Massimo", "Minimo", "Chiusura"],
    ["Abertura", "Máxima", "Mínima", "Fechamento"], ["A", "M", "m", "F"], ["Open", "Hoog", "Laag", "Slot"], ["Açılış", "Yüksek", "Düşük", "Kapanış"],
    ["A", "Y", "D", "K"], ["Otw.", "Maks.", "Min.", "Zamk."], ["Öppning", "Högsta", "Lägsta", "Stängning"], ["Buka", "Tinggi", "Rendah", "Tutup"],
    ["Op", "Hi", "Lo", "Cl"], ["Bid", "Ask", "Vol", "Last"],
]
WORDS = """the of and to in is that for with as on was by are this from be at it or an have not which you all can one has
more their page time price order market limit stop buy sell chart open high low close volume trade trading total balance
amount available margin leverage position history settings indicator alert search watchlist screener news portfolio
deposit withdraw wallet account login sign up help support menu home back next cancel confirm save edit delete share
symbol interval compare template layout undo redo full screen log auto percent regular session extended hours UTC date
range today week month year change day last bid ask spread average funding rate index mark long short profit loss report
table quarter revenue north south east west central figure method result value sample study system water light world
people number between under while should another because through little before after great where right think
Overview Products Company Customers Pricing Reports Dashboard January February March April June July August September
October November December Monday Tuesday Wednesday Thursday Friday Indikatoren Zeichnung Kurs Käufe Verkäufe Größe Übersicht Aktien
Märkte Konto Öffnen Schließen Änderung Tägliche Werkzeuge Marché Indicateurs Ordre Achat Vente Prévision Échelle précédent été Mercado
Órdenes Posición Símbolo Gráfico Añadir Señal Última Compra Venta Ação Preço Gráficos Configurações Negociação Horário Mercati Grafico
Attività Prezzo Piyasa Göstergeler Alış Satış Şimdi Değişim Görünüm Wykres Rynek Kupno Sprzedaż Zlecenie Wskaźniki Nákup Prodej Kurz
Handel Köp Sälj Grafiek Koers Aandelen Harga Pasar Beli Jual""".split()
