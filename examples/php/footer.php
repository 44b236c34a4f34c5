</main>
<?= $chrome['footer'] ?>

</body>
</html>
